/** What a rise of the rate does to the month, by the lines of the bill that are priced in the currency. */
import { minorUnitsOf, money } from '../../ask/money.js';
import { useAsk } from '../../ask/use-ask.js';
import { RatesBillInDocument } from '../../generated/graphql.js';
import { QueryLink } from '../../parts/section.js';
import { ProblemLine, Skeleton } from '../../parts/states.js';
import { useChosen } from '../../shell/scope.js';
import { pricedIn, stepOf, timesStep } from './changes.js';
import { rateText } from './rate-text.js';

interface PartProps {
  /** Of prices. */
  readonly codes: readonly string[];
  /** Of the page. */
  readonly currency: string;
  /** Units of it for one unit of each, where there is a rate. */
  rateOf(code: string): number | null;
}

export function ChangesPart({ codes, currency, rateOf }: PartProps) {
  const all = codes.filter((code) => code !== currency);
  if (all.length === 0) return null;
  return (
    <section className="side-part" aria-labelledby="rates-changes">
      <h3 id="rates-changes">What it changes for you</h3>
      {all.map((code) => (
        <Change key={code} code={code} currency={currency} rate={rateOf(code)} />
      ))}
    </section>
  );
}

function Change({ code, currency, rate }: { code: string; currency: string; rate: number | null }) {
  const asked = useAsk(RatesBillInDocument, { currency: code, ...useChosen() });
  const bill = asked.data?.hosting.bill;
  const amount = bill && pricedIn(bill.lines.nodes, code);
  if (rate === null) return null;
  const step = stepOf(rate);
  return (
    <div className="rates-change">
      <ProblemLine asked={asked} />
      <p>
        {bill === undefined ? (
          <Skeleton width={56} />
        ) : amount === null || amount === undefined ? (
          `Nothing of your bill is priced in ${code}.`
        ) : (
          <>
            {bill.isWhole ? '' : 'Of what could be read, '}
            {money(amount, code)} a month of your bill {bill.isWhole ? 'is' : 'are'} priced in {code}. Each{' '}
            {money(step, currency)} more for one {code}, now {rateText(rate)}, makes the month{' '}
            <strong>{money(timesStep(amount, step, minorUnitsOf(currency)), currency)}</strong> dearer.
          </>
        )}
      </p>
      <QueryLink operation={asked.operation} of={`what is priced in ${code}`} />
    </div>
  );
}
