/** A dialog with a form, whose first field has the focus. Closing it discards what was typed. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Dialog } from '../dialogs/dialog.js';
import type { Texts } from './drafts.js';
import { Form } from './form.js';
import type { FormState } from './use-form.js';

interface FormDialogProps<V extends Texts> {
  readonly form: FormState<V>;
  readonly title: string;
  readonly subtitle?: string;
  /** The words of the button, and of the button while it is sent. */
  readonly act: readonly [idle: string, busy: string];
  readonly cancel?: string;
  readonly children: ReactNode;
  onClose(): void;
}

export function FormDialog<V extends Texts>({ form, act, cancel = 'Cancel', children, ...dialog }: FormDialogProps<V>) {
  const id = useId();
  const [idle, busy] = act;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector<HTMLElement>('input:not([tabindex="-1"]), select')?.focus(), []);

  function close(): void {
    form.discard();
    dialog.onClose();
  }

  return (
    <Dialog
      {...dialog}
      onClose={close}
      isDismissable={!form.isChanged}
      foot={
        <>
          <button type="button" className="button" onClick={close}>
            {cancel}
          </button>
          <button type="submit" form={id} className="button primary" aria-disabled={form.isBusy}>
            {form.isBusy ? busy : idle}
          </button>
        </>
      }
    >
      <div ref={fields}>
        <Form form={form} id={id}>
          {children}
        </Form>
      </div>
    </Dialog>
  );
}
