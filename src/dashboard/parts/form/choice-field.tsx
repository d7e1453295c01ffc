/** A field with a few choices, one of which is always chosen. */
import { useContext, useId } from 'react';
import { Icon } from '../icon.js';
import { ErrorsContext } from './errors-context.js';

interface ChoiceFieldProps<V extends string> {
  readonly label: string;
  readonly name?: string;
  readonly value: V;
  readonly choices: readonly (readonly [value: V, label: string])[];
  readonly isDisabled?: boolean;
  onChange(value: V): void;
}

export function ChoiceField<V extends string>(props: ChoiceFieldProps<V>) {
  const { label, name = '', value, choices, isDisabled = false, onChange } = props;
  const error = useContext(ErrorsContext)[name];
  const id = useId();
  return (
    <label className="form-field" {...(error !== undefined && { 'data-invalid': '' })}>
      <span className="form-label">{label}</span>
      <span className="pick">
        <select
          className="input"
          value={value}
          disabled={isDisabled}
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': id })}
          onChange={({ target }) => onChange(choices.find(([one]) => one === target.value)?.[0] ?? value)}
        >
          {choices.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
      {error !== undefined && (
        <span id={id} className="form-error">
          {error}
        </span>
      )}
    </label>
  );
}
