/** The run rate of the month, how much of it has come due, what could end, what is not known, and what runs. */
import type { ReactNode } from 'react';
import { endsOf, endsOfAll } from '../../ask/finding-amounts.js';
import { compare, count, counted, inMinorUnits, money, share, sum } from '../../ask/money.js';
import { time } from '../../ask/time.js';
import { useAsk } from '../../ask/use-ask.js';
import {
  BillTotalDocument,
  type BillTotalQuery,
  FindingsInShortDocument,
  MachineStatesDocument,
} from '../../generated/graphql.js';
import { Section } from '../../parts/section.js';
import { Late } from '../../parts/states.js';
import { hrefTo } from '../../route/address.js';
import { Link } from '../../route/link.js';
import { isOf, useChosen, useCurrency } from '../../shell/scope.js';
import { statusWords } from '../machines/statuses.js';
import { Missing } from './missing.js';

export function Hero({ isTurn }: { isTurn: boolean }) {
  const currency = useCurrency();
  const chosen = useChosen();
  const asked = useAsk(BillTotalDocument, { currency, ...chosen });
  const bill = asked.data?.hosting.bill;
  // What could not be read at all costs something, not nothing.
  const isUnread = bill !== undefined && bill.sources.every(({ state }) => state === 'FAILED');
  const total = isUnread ? undefined : bill?.rounded?.gross?.amount;
  const due = isUnread ? undefined : bill?.accruedEstimate?.gross?.rounded.amount;
  return (
    <>
      <div className="hero">
        <Section className="hero-rate" title="Run rate" note={`${time(new Date(), 'month')}, with tax`} asked={asked}>
          <p className="hero-amount" aria-live="polite">
            {isUnread ? (
              'Not known'
            ) : (
              <>
                <Late width={9} asked={asked}>
                  {total !== undefined && bill ? money(total, bill.currency) : null}
                </Late>
                <span className="hero-unit">a month</span>
              </>
            )}
          </p>
          <p className="small quiet hero-rates">{bill && !isUnread ? <Rates bill={bill} /> : ' '}</p>
          {!isUnread && (
            <MonthBar total={total} due={due} currency={bill?.currency ?? currency} readAt={bill?.readAt ?? null} />
          )}
        </Section>
        <CouldEnd total={total} isTurn={isTurn} />
        <div className="hero-side">
          <h2>Price not known</h2>
          <p className="hero-figure">
            <Late asked={asked}>{bill && (isUnread ? 'All of it' : counted(bill.unknownCount, 'item', 'items'))}</Late>
          </p>
          <p className="small quiet">Counted apart, never as zero</p>
          {bill !== undefined && bill.unknownCount > 0 && (
            <Link href={hrefTo('bill', { show: 'unknown' })}>Give them a price</Link>
          )}
        </div>
        <Running />
      </div>
      {bill && <Missing sources={bill.sources} isWhole={bill.isWhole} />}
    </>
  );
}

function Rates({ bill }: { bill: BillTotalQuery['hosting']['bill'] }) {
  if (bill.rates.length === 0) return <>All prices are in {bill.currency}</>;
  const days = [...new Set(bill.rates.map(({ date }) => date))];
  return (
    <>
      {bill.rates
        .map(({ from, to, rate }) => `${money('1', from)} = ${money(String(Number(Number(rate).toPrecision(7))), to)}`)
        .join(', ')}
      , {bill.rates.length === 1 ? 'rate' : 'rates'} of {days.map((day) => time(day, 'plainDate')).join(' and ')}
    </>
  );
}

interface MonthBarProps {
  readonly total: string | undefined;
  readonly due: string | undefined;
  readonly currency: string;
  readonly readAt: string | null;
}

function MonthBar({ total, due, currency, readAt }: MonthBarProps) {
  const left = total !== undefined && due !== undefined && compare(total, due) > 0 ? sum([total, negative(due)]) : null;
  const part = Number(total) > 0 ? Math.min(1, Number(due ?? 0) / Number(total)) : 0;
  return (
    <>
      <div className="month-bar" aria-hidden="true">
        <div className="bar-costs" style={{ width: `${part * 100}%` }} />
        <div className="bar-rest" />
      </div>
      <p className="hero-month">
        <span className="key">
          <span className="swatch costs" />
          <Late width={24}>
            {due !== undefined ? `${money(due, currency)} so far, to ${time(readAt, 'moment')}` : null}
          </Late>
        </span>
        {left !== null && (
          <span className="key">
            <span className="swatch rest" />
            {money(left, currency)} to come
          </span>
        )}
      </p>
    </>
  );
}

function negative(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

function CouldEnd({ total, isTurn }: { total: string | undefined; isTurn: boolean }) {
  const currency = useCurrency();
  const asked = useAsk(FindingsInShortDocument, { currency, ...useChosen() }, { pause: !isTurn });
  const findings = asked.data?.hosting.findings.nodes;
  // Where no rule could be judged, nothing is known of what could end.
  const isJudged = findings?.length === 0 || findings?.some(({ verdict }) => verdict !== 'UNKNOWN');
  // Amounts that could not be made are not none.
  const isPriced = asked.problems.length === 0 || findings?.some((finding) => endsOf(finding) !== null);
  const ends = findings && (isJudged && isPriced ? endsOfAll(findings) : null);
  const costing = findings?.filter((finding) => Number(endsOf(finding) ?? 0) > 0).length ?? 0;
  return (
    <div className="hero-side">
      <h2>Could end</h2>
      <p className="hero-figure">
        <Late asked={asked}>
          {ends === undefined ? null : ends === null ? 'Not known' : money(inMinorUnits(ends, currency), currency)}
        </Late>
      </p>
      <p className="small quiet">
        <span className="key">
          <span className="swatch ends" />
          {ends && total !== undefined
            ? [share(ends, total) && `${share(ends, total)} of the run rate`, counted(costing, 'finding', 'findings')]
                .filter(Boolean)
                .join(', ')
            : ' '}
        </span>
      </p>
      <Link href={hrefTo('findings')}>Review findings</Link>
    </div>
  );
}

const changing = [
  'INITIALIZING',
  'STARTING',
  'STOPPING',
  'DELETING',
  'MIGRATING',
  'REBUILDING',
  'IN_PROCESS',
  'IN_PROGRESS',
];

function Running() {
  const chosen = useChosen();
  const asked = useAsk(MachineStatesDocument, {});
  const { data, problems } = asked;
  if (!data) return <Side title="You run" figure={<Late asked={asked}>{null}</Late>} />;
  const { servers: allServers, storageBoxes: allBoxes } = data.hosting;
  const servers = (allServers ?? []).filter((server) => server !== null);
  const boxes = (allBoxes ?? []).filter((box) => box !== null);
  const isUnread = servers.length + boxes.length === 0 && problems.length > 0;
  if (isUnread) return <Side title="You run" figure="Not known" />;
  const own = servers.filter((server) =>
    isOf(chosen, server.__typename === 'CloudServer' ? 'CLOUD' : 'DEDICATED', server.accountName),
  );
  const ownBoxes = boxes.filter((box) =>
    isOf(chosen, box.__typename === 'StorageBox' ? 'STORAGE' : 'DEDICATED', box.accountName),
  );
  const cities = new Set([...own, ...ownBoxes].map(({ city }) => city?.name).filter((name) => name !== undefined));
  const isChanging = ({ status }: { status: string | null }) => status !== null && changing.includes(status);
  const off = own.filter(({ status }) => status === 'OFF').length;
  const underWay = own.filter(isChanging).length;
  const told = own.filter((server) => server.status === 'OFF' || isChanging(server));
  const words = new Set(told.map(({ status }) => statusWords({ status, isCancelled: false })));
  return (
    <Side title="You run" figure={counted(own.length + ownBoxes.length, 'machine', 'machines')}>
      <p className="small quiet">
        {counted(own.length, 'server', 'servers')} and {counted(ownBoxes.length, 'box', 'boxes')} in{' '}
        {counted(cities.size, 'city', 'cities')}
      </p>
      {off + underWay > 0 ? (
        <Link href={hrefTo('machines', { q: `status:${[...words].join(',')}` })}>
          {[off > 0 && `${count(off)} off`, underWay > 0 && `${count(underWay)} changing`].filter(Boolean).join(', ')}
        </Link>
      ) : (
        <Link href={hrefTo('machines')}>See them</Link>
      )}
    </Side>
  );
}

function Side({ title, figure: shown, children }: { title: string; figure: ReactNode; children?: ReactNode }) {
  return (
    <div className="hero-side">
      <h2>{title}</h2>
      <p className="hero-figure">{shown}</p>
      {children}
    </div>
  );
}
