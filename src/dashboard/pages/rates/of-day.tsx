/** The day of the rates, with a warning where they are old. */
import { daysSince, time } from '../../format/time.js';
import { Icon } from '../../parts/icon.js';
import { ageText, isOldAfter, isVeryOldAfter, sourceNames } from './age.js';
import type { Rates } from './use-rates.js';

export function OfDay({ rates: { table, date, day, health } }: { rates: Rates }) {
  if (day === undefined) return <p className="rates-of-day small quiet">{'\u00a0'}</p>;
  const days = daysSince(day);
  const source = table.data?.rates.source ?? '';
  const from = sourceNames[source] ?? source;
  if (date !== null) {
    return (
      <p className="rates-of-day small quiet">
        {day === date
          ? `Rates of ${time(day, 'plainDate')}`
          : `Rates of ${time(day, 'plainDate')}, the last before ${time(date, 'plainDate')}`}
        . {from}.
      </p>
    );
  }
  const { lastError, nextSyncAt } = health.data?.health.rates ?? {};
  const why = lastError ?? (nextSyncAt === null ? 'Syncing is off' : null);
  if (days > isVeryOldAfter) {
    return (
      <p className="strip rates-strip" role="status">
        <Icon name="clock" />
        <span>
          <strong>The rates are {ageText(days)}.</strong> All amounts use the rates of {time(day, 'plainDate')}. {from}.
          {why !== null && ` ${why}.`}
        </span>
      </p>
    );
  }
  return (
    <p className="rates-of-day small quiet">
      Rates of {time(day, 'plainDate')}
      {days > isOldAfter && <strong className="warn">, {ageText(days)}</strong>}. {from}.
    </p>
  );
}
