/** How the amount of a line is computed, from the provider's price to what is shown. */
import { billKinds } from '../../format/bill-kinds.js';
import { figure, money, symbolOf } from '../../format/money.js';
import { addressOf, ownKeyOf } from '../../format/resource-address.js';
import { time } from '../../format/time.js';
import type { BillLinesQuery } from '../../generated/graphql.js';
import { SideHead } from '../../parts/side-panel.js';
import { hrefTo } from '../../route/address.js';
import { Link } from '../../route/link.js';
import { accountLabel } from '../../shell/scope.js';
import { howMuch, isPriced, keyOf, labelsOf, type Line, placeOf, type Priced, reasons } from './lines.js';
import { PriceEntry } from './price-entry/price-entry.js';
import { OutsideText, OutsideTexts } from '../../parts/outside-text.js';

type Rate = BillLinesQuery['hosting']['bill']['rates'][number];

interface LineDetailsProps {
  readonly line: Line;
  readonly rates: readonly Rate[];
  readonly currency: string;
  onStep(step: 1 | -1): void;
  onClose(): void;
}

export function LineDetails({ line, rates, currency, onStep, onClose }: LineDetailsProps) {
  const { api, accountName: account, kind, name, id, status, createdAt: created } = line;
  const labels = labelsOf(line);
  const isMachine = kind === 'SERVER' || kind === 'BACKUP' || kind === 'STORAGE_BOX';
  return (
    <>
      <SideHead
        title={<OutsideText>{name || id}</OutsideText>}
        under={
          <OutsideTexts
            of={[billKinds[kind], accountLabel(api, account), placeOf(line), `number ${ownKeyOf({ api, id })}`]}
          />
        }
        onStep={onStep}
        onClose={onClose}
      />
      {isPriced(line) ? <Reckoned line={line} rates={rates} currency={currency} /> : <NotKnown line={line} />}
      <div className="side-part">
        <PriceEntry key={keyOf(line)} line={line} currency={currency} />
      </div>
      <div className="side-part">
        <dl className="pairs">
          {status !== null && (
            <>
              <dt>Status</dt>
              <dd>{status.toLowerCase()}</dd>
            </>
          )}
          {created !== null && (
            <>
              <dt>Since</dt>
              <dd>{time(created, 'date')}</dd>
            </>
          )}
          {labels.length > 0 && (
            <>
              <dt>Labels</dt>
              <dd>
                <OutsideTexts of={labels} />
              </dd>
            </>
          )}
        </dl>
        {isMachine && (
          <Link href={hrefTo('machines', { open: addressOf({ api, account, id }) })}>Open the machine</Link>
        )}
      </div>
    </>
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
  const rate = rates.find((each) => each.from === from);
  return (
    <div className="side-part">
      <h3>{symbolOf(currency)} a month</h3>
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
        <dt>So far this month, by its hours</dt>
        <dd className="end">{accruedEstimate ? figure(accruedEstimate.gross?.rounded.amount ?? '') : 'Unknown'}</dd>
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
    <div className="side-part">
      <h3 className="warn">Price unknown</h3>
      <p>{reasons[line.reason]}. It is left out of all amounts, never counted as zero.</p>
    </div>
  );
}
