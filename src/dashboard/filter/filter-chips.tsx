/** The finished terms of a filter, each editable and removable. */
import { Icon } from '../parts/icon.js';
import { type Term } from './parse.js';
import { printTerm } from './print.js';
import { OutsideText } from '../parts/outside-text.js';

interface Props {
  readonly chips: readonly Term[];
  /** The indices of invalid terms. */
  readonly wrong: ReadonlySet<number>;
  readonly onEdit: (index: number) => void;
  readonly onRemove: (index: number) => void;
}

export function FilterChips({ chips, wrong, onEdit, onRemove }: Props) {
  return chips.map((chip, index) => {
    const text = printTerm(chip);
    const key = chip.key === null ? '' : `${chip.key}:`;
    return (
      <span key={`${index} ${text}`} className={wrong.has(index) ? 'filter-chip filter-chip-wrong' : 'filter-chip'}>
        <button type="button" className="filter-chip-text" aria-label={`Change ${text}`} onClick={() => onEdit(index)}>
          <span className="filter-chip-key">{key}</span>
          <OutsideText>{text.slice(key.length)}</OutsideText>
        </button>
        <button
          type="button"
          className="filter-chip-remove"
          aria-label={`Remove ${text}`}
          onClick={() => onRemove(index)}
          onKeyDown={(event) => {
            if (event.key === 'Delete' || event.key === 'Backspace') onRemove(index);
          }}
        >
          <Icon name="close" />
        </button>
      </span>
    );
  });
}
