/** Before an alert rule is removed: what waits to be sent by it is dropped. */
import { useEffect, useRef, useState } from 'react';
import { useSend } from '../../ask/use-send.js';
import { DeleteAlertRuleDocument } from '../../generated/graphql.js';
import { Dialog } from '../../parts/dialog.js';
import type { AlertRule } from './words.js';

interface RemoveRuleProps {
  readonly rule: AlertRule;
  onClose(): void;
  onDone(): void;
}

export function RemoveRule({ rule: { id, name }, onClose, onDone }: RemoveRuleProps) {
  const send = useSend(DeleteAlertRuleDocument);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);

  async function remove(): Promise<void> {
    setBusy(true);
    const sent = await send({ id });
    setBusy(false);
    if ('problem' in sent) return setProblem(sent.problem.message);
    onClose();
    onDone();
  }

  return (
    <Dialog
      role="alertdialog"
      title={`Remove the alert rule ${name}?`}
      onClose={onClose}
      foot={
        <>
          <button ref={keep} type="button" className="button" onClick={onClose}>
            Keep it
          </button>
          <button type="button" className="button danger" disabled={isBusy} onClick={() => void remove()}>
            {isBusy ? 'Removing it' : 'Remove the rule'}
          </button>
        </>
      }
    >
      <p>It sends nothing any more, and what waits to be sent is dropped.</p>
      <p className="field-error" role="alert">
        {problem}
      </p>
    </Dialog>
  );
}
