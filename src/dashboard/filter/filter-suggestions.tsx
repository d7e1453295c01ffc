/** The list of suggestions below the field, with the operators of the language. */
import { type Suggestion, type Suggestions } from './suggest.js';
import { OutsideText } from '../parts/outside-text.js';

interface Props {
  readonly id: string;
  readonly suggestions: Suggestions;
  /** The index of the chosen item, or -1. */
  readonly active: number;
  readonly onTake: (item: Suggestion) => void;
}

export const optionId = (id: string, index: number): string => `${id}-${index}`;

export function FilterSuggestions({ id, suggestions, active, onTake }: Props) {
  return (
    // A press here must not take the focus from the field.
    <div className="filter-popup" onMouseDown={(event) => event.preventDefault()}>
      <p className="filter-heading" aria-hidden="true">
        <span>{suggestions.heading}</span>
        <span>would match</span>
      </p>
      <ul id={id} className="filter-options" role="listbox" aria-label={suggestions.heading}>
        {suggestions.items.map((item, index) => (
          <li
            key={item.text}
            id={optionId(id, index)}
            className="filter-option"
            role="option"
            aria-selected={index === active}
            onClick={() => onTake(item)}
          >
            <span className="filter-option-text">
              <OutsideText>{item.text}</OutsideText>
            </span>{' '}
            <span className="filter-option-about">{item.about}</span>{' '}
            <span>
              {item.count.toLocaleString('en')}
              <span className="hidden-text"> would match</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="filter-hint">
        <span>
          <code>a,b</code> either
        </span>
        <span>
          <code>!</code> not
        </span>
        <span>
          <code>&gt;</code> more than
        </span>
      </p>
    </div>
  );
}
