/** The accounts behind the figures: whether and when they were read; and the day of the rates. */
import { daysSince, time } from '../../format/time.js';
import { sourceNews } from '../../format/source-states.js';
import { useGraphQuery } from '../../ask/use-graph-query.js';
import { accountReads } from '../../ask/account-reads.js';
import type { AccountReads } from '../../ask/reads.js';
import { whyOf } from '../../ask/why.js';
import { count, counted } from '../../format/money.js';
import { RateInForceDocument } from '../../generated/graphql.js';
import { Icon } from '../../parts/icon.js';
import { Section } from '../../parts/section.js';
import { Skeleton } from '../../parts/states.js';
import { Status } from '../../parts/status.js';
import { useStore } from '../../parts/store.js';
import { hrefTo } from '../../route/address.js';
import { Link } from '../../route/link.js';
import { useSandboxed } from '../../shell/sandboxed.js';
import { accountLabel, useCurrency } from '../../shell/scope.js';
import { useFrame } from '../../shell/frame.js';
import { OutsideText } from '../../parts/outside-text.js';

export function Sources() {
  const result = useFrame();
  const currency = useCurrency();
  const rate = useGraphQuery(RateInForceDocument, { base: currency === 'EUR' ? 'USD' : 'EUR', codes: [currency] });
  const day = rate.data?.currencies[0]?.rateDate;
  const news = useStore(sourceNews);
  const sources = news.length > 0 ? news : undefined;
  const reads = useStore(accountReads);
  const read = sources?.map(({ api }) => api.toLowerCase()) ?? [];
  const leftOut = useSandboxed().filter((api) => sources && !read.includes(api));
  return (
    <Section className="overview-sources" title="Sources" result={result}>
      <ul className="rows" id="sources" tabIndex={-1}>
        {sources?.map(({ api, accountName: account, state, error, at }) => (
          <li key={`${api}${account}`} className="row two-lines">
            <Status
              tone={
                state === 'OK' ? (account === 'sandbox' ? 'unknown' : 'quiet') : state === 'PARTIAL' ? 'likely' : 'bad'
              }
            >
              <OutsideText>{accountLabel(api, account)}</OutsideText>
            </Status>
            {state === 'OK' ? (
              <span className="faint small">
                {account === 'sandbox' ? 'Sandbox, ' : ''}
                {time(at, 'clock')}
              </span>
            ) : (
              <span className={state === 'FAILED' ? 'bad small' : 'warn small'}>
                <OutsideText>{error === null ? 'partly read' : whyOf(error)}</OutsideText>, {time(at, 'clock')}
              </span>
            )}
            <span className="small quiet">
              {callsText(reads.find(({ name }) => name === accountLabel(api, account)))}
            </span>
          </li>
        )) ??
          (result.isBusy ? [1, 2, 3, 4] : []).map((line) => (
            <li key={line} className="row">
              <Skeleton width={16} />
            </li>
          ))}
        {leftOut.map((api) => (
          <li key={api} className="row">
            <Status tone="unknown">{api}</Status>
            <span className="faint small">Sandbox, left out</span>
          </li>
        ))}
        <li className="row">
          <span className="status small quiet">
            <Icon name="clock" />
            <span>
              {day ? (
                <>
                  Rates of{' '}
                  <Link className="in-text" href={hrefTo('rates')}>
                    {time(day, 'plainDate')}
                  </Link>
                  {daysSince(day) > 2 && <strong className="warn">, {daysSince(day)} days old</strong>}
                </>
              ) : (
                'This currency has no rate in force'
              )}
            </span>
          </span>
        </li>
      </ul>
      <p className="small quiet sources-more">
        Accounts are added in the settings of the service, where their credentials are.
      </p>
    </Section>
  );
}

/** `A refresh takes up to 73 calls, 1,126 left`. */
function callsText(reads: AccountReads | undefined): string {
  if (reads === undefined) return '';
  const left = reads.left === null ? '' : `, ${count(reads.left)} left`;
  return `A refresh takes up to ${counted(reads.calls, 'call', 'calls')}${left}`;
}
