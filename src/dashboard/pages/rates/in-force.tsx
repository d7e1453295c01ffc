/** The source and age of the rates in force, and when they are polled. */
import { count } from '../../format/money.js';
import { daysSince, time } from '../../format/time.js';
import type { QueryState } from '../../ask/use-graph-query.js';
import type { RatesHealthQuery } from '../../generated/graphql.js';
import { QueryLink } from '../../parts/section.js';
import { Late, ProblemLine } from '../../parts/states.js';
import { ageText, isOldAfter, sourceNames } from './age.js';

export function InForce({ health, code }: { health: QueryState<RatesHealthQuery>; code: string }) {
  const rates = health.data?.health.rates;
  const missing = rates?.missing.find((each) => each.code === code);
  // That of the opened currency first.
  const disputed = rates?.disputed.toSorted((a, b) => Number(b.code === code) - Number(a.code === code)) ?? [];
  const days = rates ? daysSince(rates.date) : 0;
  return (
    <section className="side-part" aria-labelledby="rates-in-force">
      <div className="rates-part-head">
        <h3 id="rates-in-force">Rates in force</h3>
        <QueryLink operation={health.operation} of="the rates in force" />
      </div>
      <ProblemLine result={health} />
      <dl className="figures rates-force">
        <dt>
          <Late width={24}>{rates && `${nameOf(rates.source)}, ${count(rates.currencyCount)} currencies`}</Late>
        </dt>
        <dd className={days > isOldAfter ? 'warn' : ''}>
          <Late width={10}>
            {rates && `${time(rates.date, 'plainDate')}${days > isOldAfter ? `, ${ageText(days)}` : ''}`}
          </Late>
        </dd>
        <dt>Last answer</dt>
        <dd className="quiet">{rates && (moment(rates.lastSyncAt) ?? 'none since the start')}</dd>
        <dt>Next request</dt>
        <dd className="quiet">{rates && (moment(rates.nextSyncAt) ?? 'never: syncing is off')}</dd>
      </dl>
      {rates?.lastError && <p className="warn">{rates.lastError}</p>}
      {rates?.refused.map(({ source, date, reason }) => (
        <p className="warn" key={source}>
          The table of {nameOf(source)} for {time(date, 'plainDate')} is not used: {reason}.
        </p>
      ))}
      {disputed.slice(0, disputesShown).map((each) => (
        <p className="warn" key={each.code}>
          {each.code}: {nameOf(each.source)} has {each.rate} for 1 USD on {time(each.date, 'plainDate')},{' '}
          {nameOf(each.otherSource)} {each.otherRate} on {time(each.otherDate, 'plainDate')}. The rate of{' '}
          {nameOf(each.source)} is {each.isHeld ? 'not used' : 'used'}.
        </p>
      ))}
      {disputed.length > disputesShown && <p className="warn">{disputed.length - disputesShown} more are disputed.</p>}
      {missing && !disputed.some((each) => each.code === code) && (
        <p className="warn">
          {code}: {missing.reason}.{' '}
          {missing.date ? `The rate of ${time(missing.date, 'plainDate')} is used.` : 'There is no earlier rate.'}
        </p>
      )}
    </section>
  );
}

/** More would push the page away. */
const disputesShown = 3;

function nameOf(source: string): string {
  return sourceNames[source] ?? source;
}

function moment(value: string | null): string | null {
  return value === null ? null : time(value, 'moment');
}
