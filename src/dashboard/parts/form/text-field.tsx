/** A field of text with what is wrong with it. */
import type { ReactNode } from 'react';
import { FieldError, Input, Label, Text, TextField as AriaTextField } from 'react-aria-components/TextField';

interface TextFieldProps {
  readonly label: ReactNode;
  /** The label is for screen readers alone: the place of the field shows what it is. */
  readonly isLabelHidden?: boolean;
  readonly name?: string;
  readonly value: string;
  readonly type?: 'text' | 'password';
  readonly inputMode?: 'decimal' | 'text';
  readonly placeholder?: string;
  readonly hint?: ReactNode;
  /** Shown in place of the errors of the form. */
  readonly error?: string | undefined;
  readonly className?: string;
  readonly isMono?: boolean;
  readonly maxLength?: number;
  onChange(value: string): void;
}

export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden = false, placeholder, hint, error, className = '', isMono = false, ...field } = props;
  return (
    <AriaTextField
      {...field}
      className={`form-field ${className}`}
      autoComplete="off"
      spellCheck="false"
      {...(error !== undefined && { isInvalid: true })}
    >
      <Label className={isLabelHidden ? 'hidden-text' : 'form-label'}>{label}</Label>
      <Input className={`input ${isMono ? 'mono' : ''}`} {...(placeholder !== undefined && { placeholder })} />
      {hint !== undefined && hint !== null && (
        <Text slot="description" className="form-hint">
          {hint}
        </Text>
      )}
      <FieldError className="form-error">{error}</FieldError>
    </AriaTextField>
  );
}
