/** Since when findings are new: a day, a week or a month; all unless chosen. */
import { addDays, dateOf } from '../../../base/dates.js';
import { counted } from '../../format/money.js';
import { time } from '../../format/time.js';

const newChoices = [
  { key: 'day', label: 'new since yesterday', days: 1 },
  { key: 'week', label: 'new since a week ago', days: 7 },
  { key: 'month', label: 'new since 30 days ago', days: 30 },
] as const;

/** The beginning of that day in UTC; null for all. */
export function newSinceOf(word: string | null): string | null {
  const choice = newChoices.find(({ key }) => key === word);
  return choice ? `${addDays(dateOf(Date.now()), -choice.days)}T00:00:00Z` : null;
}

export function NewChoice({ word, onChoose }: { word: string | null; onChoose(word: string | null): void }) {
  return (
    <label className="new-choice small quiet">
      Show
      <select
        className="input"
        value={newChoices.some(({ key }) => key === word) ? (word ?? '') : ''}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">new and old</option>
        {newChoices.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A finding that was never recorded does not count as new. */
export function NewNote({ since, undated }: { since: string | null; undated: number | undefined }) {
  if (since === null) return null;
  return (
    <p className="small quiet">
      First seen since {time(since, 'plainDate')}, in UTC.
      {undated !== undefined && undated > 0 && (
        <span className="warn">
          {' '}
          {counted(undated, 'finding was', 'findings were')} never recorded and may be new; they are left out.
        </span>
      )}
    </p>
  );
}
