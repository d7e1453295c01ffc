/** A field of a form with a few choices. */
interface SelectFieldProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly (readonly [value: V, label: string])[];
  onChange(value: V): void;
}

export function SelectField<V extends string>({ label, value, choices, onChange }: SelectFieldProps<V>) {
  return (
    <label className="field">
      {label}
      <select
        className="input"
        value={value}
        onChange={({ target }) => onChange(choices.find(([one]) => one === target.value)?.[0] ?? value)}
      >
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
