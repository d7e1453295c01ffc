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
      act={['Remove the rule', 'Removing']}
      send={() => send({ id })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>It stops sending alerts, and pending messages are dropped.</p>
    </ConfirmDialog>
  );
}
