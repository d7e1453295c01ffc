/** The fields of a form: what is wrong stands at its field, which then has the focus; the rest stands above them all. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import type { Texts } from './drafts.js';
import { ErrorsContext } from './errors-context.js';
import type { FormState } from './use-form.js';

interface FormProps<V extends Texts> {
  readonly form: FormState<V>;
  /** A button that stands outside of it names it by this. */
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Form<V extends Texts>({ form, id, className = 'form', children }: FormProps<V>) {
  const element = useRef<HTMLFormElement>(null);
  const { errors, failures, problem } = form;
  useEffect(() => {
    if (element.current !== null && failures > 0) focusFirstWrong(element.current);
  }, [failures]);
  return (
    <AriaForm
      ref={element}
      {...(id !== undefined && { id })}
      className={className}
      validationBehavior="aria"
      validationErrors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(event.currentTarget);
      }}
    >
      {problem !== null && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      <ErrorsContext value={errors}>{children}</ErrorsContext>
    </AriaForm>
  );
}

const places = 'input:not([type="hidden"], [tabindex="-1"]), [role="spinbutton"], select, button';

function focusFirstWrong(form: HTMLElement): void {
  form.querySelector('[data-invalid]')?.querySelector<HTMLElement>(places)?.focus();
}
