/** One of several choices in a list, with words before what is chosen. */

interface ChoiceProps {
  readonly label: string;
  /** Shown before what is chosen. */
  readonly lead?: string;
  readonly className?: string;
  readonly choices: readonly { readonly key: string; readonly label: string; readonly note?: string }[];
  readonly chosen: string;
  onChoose(key: string): void;
}

export function Choice({ label, lead, className = '', choices, chosen, onChoose }: ChoiceProps) {
  return (
    <label className={`choice ${className}`}>
      {lead === undefined ? null : <span className="small quiet choice-lead">{lead}</span>}
      <select className="input" aria-label={label} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {choices.map(({ key, label: word, note }) => (
          <option key={key} value={key}>
            {note === undefined ? word : `${note} ${word}`}
          </option>
        ))}
      </select>
    </label>
  );
}
