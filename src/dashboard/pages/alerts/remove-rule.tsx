/** Before an alert rule is removed: what waits to be sent by it is dropped. */
import { useSend } from '../../ask/use-send.js';
import { DeleteAlertRuleDocument } from '../../generated/graphql.js';
import { ConfirmDialog } from '../../parts/dialogs/confirm-dialog.js';
import type { AlertRule } from './words.js';

interface RemoveRuleProps {
  readonly rule: AlertRule;
  onClose(): void;
  onDone(): void;
}

export function RemoveRule({ rule: { id, name }, onClose, onDone }: RemoveRuleProps) {
  const send = useSend(DeleteAlertRuleDocument);
  return (
    <ConfirmDialog
      title={`Remove the alert rule ${name}?`}
      act={['Remove the rule', 'Removing it']}
      send={() => send({ id })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>It sends nothing any more, and what waits to be sent is dropped.</p>
    </ConfirmDialog>
  );
}
