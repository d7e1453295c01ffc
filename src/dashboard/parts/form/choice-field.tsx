/** A field with a few choices, one of which is always chosen. */
import { Icon } from '../icon.js';

interface ChoiceFieldProps<V extends string> {
  readonly label: string;
  readonly name?: string;
  readonly value: V;
  readonly choices: readonly (readonly [value: V, label: string])[];
  readonly isDisabled?: boolean;
  onChange(value: V): void;
}

export function ChoiceField<V extends string>(props: ChoiceFieldProps<V>) {
  const { label, value, choices, isDisabled = false, onChange } = props;
  return (
    <label className="form-field">
      <span className="form-label">{label}</span>
      <span className="pick">
        <select
          className="input"
          value={value}
          disabled={isDisabled}
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
    </label>
  );
}
