/** A dialog with a form, whose first field has the focus. */
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from './dialog.js';

interface FormDialogProps {
  readonly title: string;
  readonly subtitle: string;
  /** Of the button, and of the button while it is sent. */
  readonly act: readonly [idle: string, busy: string];
  /** What belongs to no field. */
  readonly problem: string | undefined;
  readonly children: ReactNode;
  onSubmit(): Promise<void>;
  onClose(): void;
}

export function FormDialog({ title, subtitle, act, problem, children, onSubmit, onClose }: FormDialogProps) {
  const id = useId();
  const [idle, busy] = act;
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    await onSubmit();
    setBusy(false);
  }

  return (
    <Dialog
      title={title}
      subtitle={subtitle}
      onClose={onClose}
      foot={
        <>
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" form={id} className="button primary" disabled={isBusy}>
            {isBusy ? busy : idle}
          </button>
        </>
      }
    >
      <form id={id} ref={form} className="price-form" noValidate onSubmit={(event) => void submit(event)}>
        {children}
        <p className="field-error small" role="alert">
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
