/** Notices below every page, where they move nothing: that Meridian does not respond, or that the rates are old. */
import { silence } from '../ask/connection.js';
import { count } from '../format/money.js';
import { time } from '../format/time.js';
import { Icon } from '../parts/icon.js';
import { useStore } from '../parts/store.js';
import { hrefTo } from '../route/address.js';
import { Link } from '../route/link.js';
import { closeOldRates, useOldRates } from './old-rates.js';
import { Retrying } from './retrying.js';

export function Strips() {
  const silent = useStore(silence);
  return (
    <div className="shell-strips" role="status">
      {silent && (
        <p className="strip">
          <Icon name="plug" />
          <span>
            <strong>No response since {time(silent.since, 'clock')}.</strong> The data is from then, and nothing can be
            changed. <Retrying outage={silent} />
          </span>
        </p>
      )}
      <OldRates />
    </div>
  );
}

function OldRates() {
  const old = useOldRates();
  if (old === null) return null;
  return (
    <p className="strip">
      <Icon name="clock" />
      <span>
        <strong>The rates are {count(old.days)} days old.</strong>{' '}
        <span className="strip-more">
          All amounts use the rates of {time(old.day, 'plainDate')}. <Link href={hrefTo('rates')}>Show the rates</Link>
        </span>
      </span>
      <button
        type="button"
        className="button plain icon-only strip-close"
        aria-label="Close until there are other rates"
        onClick={() => closeOldRates(old)}
      >
        <Icon name="close" />
      </button>
    </p>
  );
}
