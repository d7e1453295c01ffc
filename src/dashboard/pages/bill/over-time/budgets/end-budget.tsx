/** Before a budget ends: it is gone for all who see it, and no alert is sent of it any more. */
import { useEffect, useRef, useState } from 'react';
import { useSend } from '../../../../ask/use-send.js';
import { EndBudgetDocument } from '../../../../generated/graphql.js';
import { Dialog } from '../../../../parts/dialog.js';
import type { Budget } from './budget.js';

interface EndBudgetProps {
  readonly budget: Budget;
  onClose(): void;
  onDone(): void;
}

export function EndBudget({ budget: { name }, onClose, onDone }: EndBudgetProps) {
  const send = useSend(EndBudgetDocument);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);

  async function end(): Promise<void> {
    setBusy(true);
    const sent = await send({ name });
    setBusy(false);
    if ('problem' in sent) return setProblem(sent.problem.message);
    onClose();
    onDone();
  }

  return (
    <Dialog
      role="alertdialog"
      title={`End the budget ${name}?`}
      onClose={onClose}
      foot={
        <>
          <button ref={keep} type="button" className="button" onClick={onClose}>
            Keep it
          </button>
          <button type="button" className="button danger" disabled={isBusy} onClick={() => void end()}>
            {isBusy ? 'Ending it' : 'End the budget'}
          </button>
        </>
      }
    >
      <p>It is gone for all who see it, and no alert is sent of it any more. Nothing that costs is changed.</p>
      <p className="field-error" role="alert">
        {problem}
      </p>
    </Dialog>
  );
}
