/** Notices below every page, where they move nothing: that Meridian does not respond, or that the rates are old. */
import { useEffect, useState } from 'react';
import { silence, tryNow } from '../ask/connection.js';
import { count } from '../format/money.js';
import { daysSince, time } from '../format/time.js';
import { useGraphQuery } from '../ask/use-graph-query.js';
import { SessionDocument } from '../generated/graphql.js';
import { Icon } from '../parts/icon.js';
import { useStore } from '../parts/store.js';
import { hrefTo, useAddress } from '../route/address.js';
import { Link } from '../route/link.js';

export function Strips() {
  const silent = useStore(silence);
  return (
    <div className="shell-strips" role="status">
      {silent && (
        <p className="strip">
          <Icon name="plug" />
          <span>
            <strong>No response since {time(silent.since, 'clock')}.</strong> The data is from then, and nothing can be
            changed. Retrying in <Seconds until={silent.nextTry} /> s.{' '}
            <button type="button" className="button link" onClick={tryNow}>
              Try now
            </button>
          </span>
        </p>
      )}
      <OldRates />
    </div>
  );
}

/** Days after which every page shows it. */
const oldAfter = 7;

function OldRates() {
  const { page } = useAddress();
  // Known before the first render, so that nothing moves.
  const day = useGraphQuery(SessionDocument, {}).data?.health.rates.date;
  // These pages show more of it, or no amounts.
  if (!day || daysSince(day) <= oldAfter || page === 'rates' || page === 'places' || page === 'tokens') return null;
  return (
    <p className="strip">
      <Icon name="clock" />
      <span>
        <strong>The rates are {count(daysSince(day))} days old.</strong> All amounts use the rates of{' '}
        {time(day, 'plainDate')}. <Link href={hrefTo('rates')}>Show the rates</Link>
      </span>
    </p>
  );
}

function Seconds({ until }: { until: Date }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <span aria-hidden="true">{Math.max(0, Math.ceil((until.getTime() - now) / 1_000))}</span>;
}
