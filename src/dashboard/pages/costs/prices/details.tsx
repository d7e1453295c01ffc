/** How the amount of a line is computed, from the provider's price to what is shown. */
import { roundedIn } from '../../../ask/month-so-far.js';
import { billKinds } from '../../../format/bill-kinds.js';
import { figure, money, symbolOf } from '../../../format/money.js';
import { addressOf, ownKeyOf } from '../../../format/resource-address.js';
import { time } from '../../../format/time.js';
import type { CostPricesQuery } from '../../../generated/graphql.js';
import { hrefTo } from '../../../route/address.js';
import { Link } from '../../../route/link.js';
import { accountLabel } from '../../../shell/scope.js';
import { howMuch, isPriced, keyOf, labelsOf, type Line, placeOf, type Priced, reasons } from './lines.js';
import { PriceEntry } from './price-entry.js';
import { OutsideText, OutsideTexts } from '../../../parts/outside-text.js';

type Rate = CostPricesQuery['hosting']['bill']['rates'][number];

interface LineDetailsProps {
  readonly line: Line;
  readonly rates: readonly Rate[];
  readonly currency: string;
}

export function LineDetails({ line, rates, currency }: LineDetailsProps) {
  const { api, accountName: account, kind, id, status, createdAt: created } = line;
  const labels = labelsOf(line);
  const isMachine = kind === 'SERVER' || kind === 'BACKUP' || kind === 'STORAGE_BOX';
  return (
    <div className="costs-price">
      {isPriced(line) ? <Reckoned line={line} rates={rates} currency={currency} /> : <NotKnown line={line} />}
      <div>
        <p className="small quiet">
          <OutsideTexts
            of={[
              billKinds[kind],
              accountLabel(api, account),
              placeOf(line),
              `number ${ownKeyOf({ api, id })}`,
              status !== null && status.toLowerCase(),
              created !== null && `since ${time(created, 'date')}`,
              ...labels,
            ]}
          />
        </p>
        <PriceEntry key={keyOf(line)} line={line} currency={currency} />
        {isMachine && (
          <p>
            <Link href={hrefTo('machines', { open: addressOf({ api, account, id }) })}>Open the machine</Link>
          </p>
        )}
      </div>
    </div>
  );
}

const sources: Readonly<Record<Priced['basis']['kind'], string>> = {
  PRICE_LIST: 'the price list of the account',
  SUBSCRIPTION: 'the subscription of the account',
  USAGE: 'the metered usage of the account',
  TYPE: 'its type',
  PLAN: 'the plan of its zone, without tax',
  PRICES_FILE: 'PRICES_FILE of the configuration',
  OWN_PRICE: 'a price of your own',
};

function Reckoned({ line, rates, currency }: { line: Priced; rates: readonly Rate[]; currency: string }) {
  const { rounded, accruedEstimate, unitPrice, hourlyAmount: hourly, monthlyCap, basis, listPrice, ownPrice } = line;
  const from = unitPrice?.gross?.currency;
  const soFar = roundedIn(accruedEstimate, 'gross', currency);
  const rate = rates.find((each) => each.from === from);
  return (
    <div>
      <h4>{symbolOf(currency)} a month, as it is now</h4>
      <dl className="figures">
        <dt>Quantity × price, with tax</dt>
        <dd className="end">{howMuch(line)}</dd>
        {ownPrice && listPrice?.gross && (
          <>
            <dt>List price, with tax</dt>
            <dd className="end">{money(listPrice.gross)}</dd>
          </>
        )}
        {hourly?.gross && (
          <>
            <dt>Per hour</dt>
            <dd className="end">{money(hourly.gross)}</dd>
          </>
        )}
        {monthlyCap?.gross && (
          <>
            <dt>At most a month</dt>
            <dd className="end">{money(monthlyCap.gross)}</dd>
          </>
        )}
        {rate && (
          <>
            <dt>
              {rate.from} in {rate.to} on {time(rate.date, 'plainDate')}
            </dt>
            <dd className="end">{rate.rate}</dd>
          </>
        )}
        <dt>Without tax</dt>
        <dd className="end">{figure(rounded?.net?.amount ?? '')}</dd>
        <dt className="total">With tax</dt>
        <dd className="end total">{figure(rounded?.gross?.amount ?? '')}</dd>
        <dt>So far this month</dt>
        <dd className="end">{soFar === null ? 'Unknown' : figure(soFar)}</dd>
      </dl>
      <p className="small quiet">
        The price is from {sources[basis.kind]}
        {basis.readAt !== null && `, ${basis.kind === 'OWN_PRICE' ? 'on' : 'read'} ${time(basis.readAt, 'moment')}`}.
        {basis.note !== null && (
          <>
            {' '}
            <OutsideText>{basis.note}</OutsideText>
          </>
        )}
        {ownPrice && (
          <>
            {' '}
            Your own price for <OutsideText>{ownPrice.appliesTo}</OutsideText> is in force.
          </>
        )}
      </p>
    </div>
  );
}

function NotKnown({ line }: { line: Exclude<Line, Priced> }) {
  return (
    <div>
      <h4 className="warn">Price unknown</h4>
      <p>{reasons[line.reason]}. It is left out of all amounts, never counted as zero.</p>
    </div>
  );
}
