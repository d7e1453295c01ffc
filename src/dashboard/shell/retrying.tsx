/** Meridian does not respond: when it is tried again, and, before it has said who is signed in, the page that says so. */
import { useEffect, useState } from 'react';
import { type Outage, tryNow } from '../ask/connection.js';
import { time } from '../format/time.js';
import { Icon } from '../parts/icon.js';

export function Retrying({ outage }: { outage: Outage }) {
  return (
    <>
      Retrying in <Seconds until={outage.nextTry} /> s.{' '}
      <button type="button" className="button link" onClick={tryNow}>
        Try now
      </button>
    </>
  );
}

export function NoResponse({ outage }: { outage: Outage }) {
  return (
    <main className="sign-in">
      <div className="sign-in-form">
        <div className="rail-brand">
          <Icon name="meridian" /> Meridian
        </div>
        <h1>No response</h1>
        <p role="status">
          Meridian has not responded since {time(outage.since, 'clock')}. <Retrying outage={outage} />
        </p>
      </div>
    </main>
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
