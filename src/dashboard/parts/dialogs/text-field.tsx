/** A field of a form with what is wrong with it. */
import { useId } from 'react';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly wrong: string | undefined;
  readonly placeholder?: string;
  readonly type?: 'text' | 'date';
  onChange(value: string): void;
}

export function TextField({ label, value, wrong, placeholder, type = 'text', onChange }: TextFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="field">
        {label}
        <input
          className="input"
          type={type}
          value={value}
          autoComplete="off"
          placeholder={placeholder}
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={wrong !== undefined}
          aria-describedby={id}
        />
      </label>
      <p id={id} className="field-error small" role="status">
        {wrong}
      </p>
    </div>
  );
}
