/** The run rate of the month, how much of it is due so far, what could end, what is unknown, and what is running. */
import { type ReactNode, useMemo } from 'react';
import { savingIn, savingOf, pricedIn } from '../../ask/finding-amounts.js';
import { monthEndOf, soFarOf } from '../../ask/month-so-far.js';
import { firstMachines, machinesIn, nextMachines } from '../../ask/machine-pages.js';
import { apiOfType } from '../../format/api-of-type.js';
import { count, counted, type Money, money, rateMoney, share } from '../../format/money.js';
import { time } from '../../format/time.js';
import {
  amountIn,
  awaited,
  both,
  countIn,
  map,
  asLowerBound,
  type Certainty,
  certaintyOf,
  valueOf,
} from '../../ask/certainty.js';
import { useGraphQuery } from '../../ask/use-graph-query.js';
import { usePages } from '../../ask/use-pages.js';
import { useShortFindings } from '../../ask/use-short-findings.js';
import {
  BillTotalDocument,
  type BillTotalQuery,
  CostForecastDocument,
  MachineStatesDocument,
} from '../../generated/graphql.js';
import { Figure } from '../../parts/figure.js';
import { ReadAge } from '../../parts/read-age.js';
import { Section } from '../../parts/section.js';
import { hrefTo } from '../../route/address.js';
import { Link } from '../../route/link.js';
import { isOf, useChosen, useScope } from '../../shell/scope.js';
import { groupOf } from '../machines/statuses.js';
import { Missing } from './missing.js';

export function Hero({ isTurn }: { isTurn: boolean }) {
  const result = useGraphQuery(BillTotalDocument, { ...useScope() });
  const bill = certaintyOf(result, ({ hosting }) => hosting.bill);
  const read = valueOf(bill)?.hosting.bill;
  const total = amountIn(bill, ({ hosting }) => hosting.bill.rounded?.gross);
  const isUnknown = total.is === 'unknown';
  return (
    <>
      <div className="hero">
        <Section className="hero-rate" title="Run rate" note={`${time(new Date(), 'month')}, with tax`} result={result}>
          <p className="hero-amount" aria-live="polite">
            <Figure of={total} width={9}>
              {money}
            </Figure>
            {!isUnknown && <span className="hero-unit">a month</span>}
          </p>
          <p className="small quiet hero-rates">{read && !isUnknown ? <Rates bill={read} /> : ' '}</p>
          {!isUnknown && <MonthBar bill={bill} />}
          <ReadAge of="the bill" results={result} read={bill} />
        </Section>
        <CouldEnd total={total} isTurn={isTurn} />
        <div className="hero-side">
          <h2>Without a price</h2>
          <p className="hero-figure">
            <Figure of={map(bill, ({ hosting }) => hosting.bill.unknownCount)}>
              {(unknown) => counted(unknown, 'item', 'items')}
            </Figure>
          </p>
          <p className="small quiet">Not included, never counted as zero</p>
          {read !== undefined && read.unknownCount > 0 && (
            <Link href={hrefTo('costs', { show: 'unknown' })}>Add prices</Link>
          )}
        </div>
        <Running isTurn={isTurn} />
      </div>
      <Missing of={bill} />
    </>
  );
}

function Rates({ bill }: { bill: BillTotalQuery['hosting']['bill'] }) {
  if (bill.rates.length === 0) return <>All prices are in {bill.currency}</>;
  const days = [...new Set(bill.rates.map(({ date }) => date))];
  return (
    <>
      {bill.rates
        .map(({ from, to, rate }) => `${money({ amount: '1', currency: from })} = ${rateMoney(Number(rate), to)}`)
        .join(', ')}
      , {bill.rates.length === 1 ? 'rate' : 'rates'} of {days.map((day) => time(day, 'plainDate')).join(' and ')}
    </>
  );
}

function MonthBar({ bill: of }: { bill: Certainty<BillTotalQuery> }) {
  const bill = valueOf(of)?.hosting.bill;
  const due = bill ? soFarOf(bill, 'gross') : null;
  const { currency, apis, accounts } = useScope();
  const result = useGraphQuery(
    CostForecastDocument,
    { currency, filter: { apis, accounts } },
    { pause: bill === undefined },
  );
  const forecast = result.isOld ? undefined : result.data?.hosting.billForecast;
  const end = forecast ? monthEndOf(forecast, due, 'gross') : null;
  const part = due && Number(end?.total.amount) > 0 ? Math.min(1, Number(due.amount) / Number(end?.total.amount)) : 0;
  return (
    <>
      <div className="month-bar" aria-hidden="true">
        <div className="bar-costs" style={{ width: `${part * 100}%` }} />
        <div className="bar-rest" />
      </div>
      <p className="hero-month">
        <span className="key">
          <span className="swatch costs" />
          <span>
            <Figure of={amountIn(of, () => due)} width={24}>
              {(amount) => `${money(amount)} so far, until ${time(bill?.estimatedAt, 'moment')}`}
            </Figure>
          </span>
        </span>
        {end !== null && Number(end.toCome.amount) > 0 && (
          <span className="key">
            <span className="swatch rest" />
            <span>
              <Figure of={map(of, () => end.toCome)}>
                {(amount) => `about ${money(amount)} to come, if nothing changes`}
              </Figure>
            </span>
          </span>
        )}
      </p>
    </>
  );
}

function CouldEnd({ total, isTurn }: { total: Certainty<Money>; isTurn: boolean }) {
  const { currency } = useScope();
  const { certainty: findings } = useShortFindings({ pause: !isTurn });
  const ends = amountIn(pricedIn(findings), (all) => savingIn(all, currency));
  const costing = countIn(findings, (all) => all.filter((finding) => Number(savingOf(finding)) > 0).length);
  // A share of an incomplete amount would be wrong.
  const endsOfTotal = both(ends, total);
  const part =
    endsOfTotal.is === 'whole' && endsOfTotal.value[0].currency === endsOfTotal.value[1].currency
      ? share(endsOfTotal.value[0].amount, endsOfTotal.value[1].amount)
      : null;
  return (
    <div className="hero-side">
      <h2>Could end</h2>
      <p className="hero-figure">
        <Figure of={ends}>{money}</Figure>
      </p>
      <p className="small quiet">
        <span className="key">
          <span className="swatch ends" />
          <span>
            {part !== null && `${part} of the run rate, `}
            {ends.is === 'unknown' ? (
              'No data on this could be read'
            ) : (
              <Figure of={costing} width={12}>
                {(found) => counted(found, 'finding', 'findings')}
              </Figure>
            )}
          </span>
        </span>
      </p>
      <Link href={hrefTo('findings')}>Review findings</Link>
    </div>
  );
}

function Running({ isTurn }: { isTurn: boolean }) {
  const chosen = useChosen();
  const result = usePages(MachineStatesDocument, firstMachines, nextMachines, { pause: !isTurn, take: 'recent' });
  const { pages } = result;
  const machines = useMemo(() => machinesIn(pages), [pages]);
  const read = asLowerBound(certaintyOf(result), result.isCut);
  const mine = map(result.isGrowing ? awaited : read, () => ({
    servers: machines.servers.filter((server) => isOf(chosen, apiOfType(server.__typename), server.accountName)),
    boxes: machines.storageBoxes.filter((box) => isOf(chosen, apiOfType(box.__typename), box.accountName)),
  }));
  const all = countIn(mine, ({ servers, boxes }) => servers.length + boxes.length);
  const { servers = [], boxes = [] } = valueOf(mine) ?? {};
  const places = [...servers, ...boxes].flatMap(({ city }) => city?.name ?? []);
  const groups = [...servers, ...boxes].map(({ status }) => groupOf({ status, isCancelled: false }));
  const notable = (['off', 'changing', 'problem'] as const).flatMap((group) => {
    const found = groups.filter((each) => each === group).length;
    return found === 0 ? [] : [{ group, text: `${count(found)} ${group === 'problem' ? 'with a problem' : group}` }];
  });
  return (
    <Side title="You run" figure={<Figure of={all}>{(found) => counted(found, 'machine', 'machines')}</Figure>}>
      {'value' in all && (
        <>
          <p className="small quiet">
            {counted(servers.length, 'server', 'servers')} and {counted(boxes.length, 'box', 'boxes')} in{' '}
            {counted(new Set(places).size, 'city', 'cities')}
            {all.is === 'least' && ', of what could be read'}
          </p>
          {notable.length > 0 ? (
            <Link href={hrefTo('machines', { q: `status:${notable.map(({ group }) => group).join(',')}` })}>
              {notable.map(({ text }) => text).join(', ')}
            </Link>
          ) : (
            <Link href={hrefTo('machines')}>See them</Link>
          )}
        </>
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
