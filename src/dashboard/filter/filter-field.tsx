/** The field where a list's filter is typed: terms become chips, and what is typed gets suggestions. */
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../parts/icon.js';
import { type Filter } from './definition.js';
import {
  type FilterDraft,
  finish,
  remove,
  replace,
  take,
  takeBack,
  type as typeInto,
  wholeOf,
} from './filter-draft.js';
import { FilterChips } from './filter-chips.js';
import { FilterProblems } from './filter-problems.js';
import { FilterSuggestions, optionId } from './filter-suggestions.js';
import { compile } from './match.js';
import { parse, type Term } from './parse.js';
import { type Suggestion, suggest } from './suggest.js';
import { useDraft } from './use-draft.js';

interface Props<Row extends object> {
  readonly label: string;
  /** The complete filter, as in the address. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The same array at each render, as rows are read once for it. */
  readonly filters: readonly Filter<Row>[];
  readonly rows: readonly Row[];
  readonly placeholder?: string;
  onFocus?(): void;
}

export function FilterField<Row extends object>({
  label,
  text,
  onText,
  filters,
  rows,
  placeholder,
  onFocus,
}: Props<Row>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useDraft(text, onText);
  const [wanted, setWanted] = useState(false);
  /** Null until an arrow key is pressed. */
  const [moved, setMoved] = useState<number | null>(null);

  const edited = wholeOf(draft);
  const suggestions = useMemo(
    () => (wanted ? suggest(edited.text, edited.caret, filters, rows) : null),
    [wanted, edited.text, edited.caret, filters, rows],
  );
  const problems = useMemo(() => compile(parse(edited.text), filters).problems, [edited.text, filters]);
  const items = suggestions?.items ?? [];
  const active = moved ?? (suggestions?.chosen === true && items.length > 0 ? 0 : -1);

  const change = (next: FilterDraft, open: boolean) => {
    flushSync(() => {
      setDraft(next);
      setWanted(open);
      setMoved(null);
    });
    const field = input.current;
    if (field === null) return;
    field.focus();
    // Set only where it differs: setting it would end the composition of a character.
    if (field.selectionStart !== next.caret) field.setSelectionRange(next.caret, next.caret);
  };
  const takeItem = ({ insert }: Suggestion) => {
    if (suggestions === null) return;
    const { start, end, kind } = suggestions;
    change(take(draft, insert, start - edited.offset, end - edited.offset, kind === 'value'), kind === 'key');
  };
  const move = (by: number) => {
    setWanted(true);
    if (items.length === 0) return setMoved(null);
    const from = active < 0 && by < 0 ? 0 : active;
    setMoved((from + by + items.length) % items.length);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const chosen = items[active];
    const atStart = selectionStart === 0 && selectionEnd === 0;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && chosen !== undefined) takeItem(chosen);
    else if (event.key === 'Enter') change(finish(draft), false);
    else if (event.key === 'Tab' && !event.shiftKey && draft.typed !== '' && items.length > 0) {
      takeItem(chosen ?? items[0] ?? { text: '', insert: '', about: null, count: 0 });
    } else if (event.key === 'Backspace' && atStart && draft.chips.length > 0) {
      change(takeBack(draft, draft.chips.length - 1), true);
    } else if (event.key === 'Escape' && items.length > 0) {
      setWanted(false);
      setMoved(null);
    } else if (event.key === 'Escape' && draft.typed !== '') change({ ...draft, typed: '', caret: 0 }, false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const open = items.length > 0;
  const wrong = useMemo(() => new Set(problems.map(({ index }) => index)), [problems]);
  const mend = (index: number, term: Term) => change(replace(draft, index, term), false);
  return (
    <div
      className="filter"
      onFocus={onFocus}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setDraft(finish(draft));
        setWanted(false);
      }}
    >
      <div className="filter-place">
        <div className="filter-box">
          <Icon name="search" />
          <FilterChips
            chips={draft.chips}
            wrong={wrong}
            onEdit={(index) => change(takeBack(draft, index), true)}
            onRemove={(index) => change(remove(draft, index), false)}
          />
          <input
            ref={input}
            className="filter-input"
            data-key-filter=""
            type="text"
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? `${id}-list` : undefined}
            aria-activedescendant={active >= 0 ? optionId(`${id}-list`, active) : undefined}
            aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}
            aria-invalid={problems.length > 0}
            aria-keyshortcuts="/"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            placeholder={draft.chips.length === 0 ? placeholder : undefined}
            value={draft.typed}
            onChange={({ target }) => change(typeInto(draft, target.value, target.selectionStart ?? 0), true)}
            onSelect={({ currentTarget }) => {
              const caret = currentTarget.selectionStart ?? 0;
              if (caret !== draft.caret) setDraft({ ...draft, caret });
            }}
            onClick={() => setWanted(true)}
            onKeyDown={onKeyDown}
          />
          <kbd className="filter-key" aria-hidden="true">
            /
          </kbd>
        </div>
        {suggestions !== null && open && (
          <FilterSuggestions id={`${id}-list`} suggestions={suggestions} active={active} onTake={takeItem} />
        )}
      </div>
      <FilterProblems id={`${id}-problems`} problems={problems} onMend={mend} />
    </div>
  );
}
