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
        <FormButtons id={id} act={form.isBusy ? busy : idle} isBusy={form.isBusy} cancel={cancel} onCancel={close} />
      }
    >
      <FocusedForm form={form} id={id}>
        {children}
      </FocusedForm>
    </Dialog>
  );
}

interface FormButtonsProps {
  /** The id of the form that is sent. */
  readonly id: string;
  readonly act: string;
  readonly isBusy?: boolean;
  readonly cancel?: string;
  onCancel(): void;
}

export function FormButtons({ id, act, isBusy = false, cancel = 'Cancel', onCancel }: FormButtonsProps) {
  return (
    <>
      <button type="button" className="button" onClick={onCancel}>
        {cancel}
      </button>
      {/* A disabled button would lose the focus. */}
      <button type="submit" form={id} className="button primary" aria-disabled={isBusy}>
        {act}
      </button>
    </>
  );
}

/** A form whose first field has the focus. */
export function FocusedForm<V extends Texts>(props: Parameters<typeof Form<V>>[0]) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector<HTMLElement>('input:not([tabindex="-1"]), select')?.focus(), []);
  return (
    <div ref={fields}>
      <Form {...props} />
    </div>
  );
}
