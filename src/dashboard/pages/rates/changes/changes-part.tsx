/** The effect of a rising rate on the monthly bill, by the lines priced in the currency. */
import { minorUnitsOf, money } from '../../../format/money.js';
import { nextPageOf, usePages } from '../../../ask/use-pages.js';
import {
  RatesBillInDocument,
  type RatesBillInQuery,
  type RatesBillInQueryVariables,
} from '../../../generated/graphql.js';
import { ReadAge } from '../../../parts/read-age.js';
import { QueryLink } from '../../../parts/section.js';
import { ProblemLine, Skeleton } from '../../../parts/states.js';
import { useChosen } from '../../../shell/scope.js';
import { pricedIn, stepOf, timesStep } from './changes.js';
import { rateText } from '../rate-text.js';

interface PartProps {
  /** The currencies of prices. */
  readonly codes: readonly string[];
  /** The currency of the page. */
  readonly currency: string;
  /** Units of it for one unit of each, where there is a rate. */
  rateOf(code: string): number | null;
}

export function ChangesPart({ codes, currency, rateOf }: PartProps) {
  const all = codes.filter((code) => code !== currency);
  if (all.length === 0) return null;
  return (
    <section className="side-part" aria-labelledby="rates-changes">
      <h3 id="rates-changes">What it means for your bill</h3>
      {all.map((code) => (
        <Change key={code} code={code} currency={currency} rate={rateOf(code)} />
      ))}
    </section>
  );
}

const nextOf = nextPageOf<RatesBillInQuery, RatesBillInQueryVariables>(({ hosting }) => hosting.bill.lines.pageInfo);

function Change({ code, currency, rate }: { code: string; currency: string; rate: number | null }) {
  const result = usePages(RatesBillInDocument, { currency: code, ...useChosen(), after: null }, nextOf);
  const bill = result.isGrowing ? undefined : result.data?.hosting.bill;
  const lines = result.pages.flatMap(({ hosting }) => hosting.bill.lines.nodes);
  const amount = bill && pricedIn(lines, code);
  const isComplete = bill?.isComplete === true && !result.isCut;
  if (rate === null) return null;
  const step = stepOf(rate);
  return (
    <div className="rates-change">
      <ProblemLine result={result} />
      <p>
        {bill === undefined ? (
          <Skeleton width={56} />
        ) : amount === null || amount === undefined ? (
          `Nothing ${isComplete ? '' : 'that could be read '}of your bill is priced in ${code}.`
        ) : (
          <>
            {isComplete ? '' : 'Of what could be read, '}
            {money({ amount, currency: code })} a month of your bill {isComplete ? 'is' : 'are'} priced in {code}. Each{' '}
            {money({ amount: step, currency })} more for one {code}, now {rateText(rate)}, makes the month{' '}
            <strong>{money({ amount: timesStep(amount, step, minorUnitsOf(currency)), currency })}</strong> dearer.
          </>
        )}
      </p>
      <ReadAge of={`what is priced in ${code}`} results={result} />
      <QueryLink operation={result.operation} of={`what is priced in ${code}`} />
    </div>
  );
}
