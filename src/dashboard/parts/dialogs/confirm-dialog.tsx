/** Asks before something is ended; the focus is on what keeps it. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SendResult } from '../../ask/use-send.js';
import { Dialog } from './dialog.js';

interface ConfirmDialogProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The texts of the button, idle and while sending. */
  readonly act: readonly [idle: string, busy: string];
  readonly children: ReactNode;
  send(): Promise<SendResult<unknown>>;
  onClose(): void;
  onDone(): void;
}

export function ConfirmDialog({ act: [idle, busy], children, send, onDone, ...dialog }: ConfirmDialogProps) {
  const { onClose } = dialog;
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);

  async function confirm(): Promise<void> {
    setBusy(true);
    const sent = await send();
    setBusy(false);
    if ('problem' in sent) return setProblem(sent.problem.message);
    onClose();
    onDone();
  }

  return (
    <Dialog
      role="alertdialog"
      {...dialog}
      foot={
        <>
          <button ref={keep} type="button" className="button" onClick={onClose}>
            Keep it
          </button>
          <button type="button" className="button danger" disabled={isBusy} onClick={() => void confirm()}>
            {isBusy ? busy : idle}
          </button>
        </>
      }
    >
      {children}
      <p className="field-error" role="alert">
        {problem}
      </p>
    </Dialog>
  );
}
