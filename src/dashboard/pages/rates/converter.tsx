/** An amount in both currencies: whichever is typed, the other follows, exact to the digits of the rate. */
import { useEffect, useState } from 'react';
import { figure } from '../../format/money.js';
import { time } from '../../format/time.js';
import { useGraphQuery } from '../../ask/use-graph-query.js';
import { RatesConvertDocument } from '../../generated/graphql.js';
import { AmountField } from '../../parts/form/amount-field.js';
import { readAmount } from '../../parts/form/amount.js';
import { Icon } from '../../parts/icon.js';
import { QueryLink } from '../../parts/section.js';
import { CurrencySelect } from '../../shell/currency-select.js';
import { rateText } from './rate-text.js';
import { shownResult } from './result.js';

/** Milliseconds after the last key. */
const wait = 200;

type Side = 'left' | 'right';

interface ConverterProps {
  readonly base: string;
  readonly open: string;
  readonly date: string | null;
}

export function Converter({ base, open, date }: ConverterProps) {
  const [codes, setCodes] = useState({ left: base, right: open });
  const [typed, setTyped] = useState<{ readonly side: Side; readonly text: string }>({
    side: 'left',
    text: figure('1000.00'),
  });
  const text = useRested(typed.text);
  const read = readAmount(text, { isAboveZero: true });
  const isGood = 'decimal' in read;
  const other: Side = typed.side === 'left' ? 'right' : 'left';
  const queryResult = useGraphQuery(
    RatesConvertDocument,
    { from: codes[typed.side], to: codes[other], amount: isGood ? read.decimal : '1', date },
    { pause: !isGood },
  );
  const isLate = queryResult.isOld || text !== typed.text;
  const answer = isGood && !isFailed(queryResult) ? queryResult.data?.convert : undefined;
  const result = answer ? shownResult(answer.money) : '';
  const problem = isGood ? queryResult.problems.find(({ code }) => code !== null)?.message : read.problem;
  const field = (side: Side, label: string) => (
    <div className={`rates-amount ${side !== typed.side && isLate ? 'old' : ''}`}>
      <AmountField
        label={label}
        value={side === typed.side ? typed.text : result}
        error={side === typed.side ? problem : undefined}
        onChange={(next) => setTyped({ side, text: next })}
      />
      <CurrencySelect
        label={side === 'left' ? 'Currency of the amount' : 'Currency to convert to'}
        value={codes[side]}
        onChange={(code) => setCodes({ ...codes, [side]: code })}
      />
    </div>
  );
  return (
    <section className="rates-converter" aria-label="Converter">
      <div className="rates-sides">
        {field('left', 'Amount')}
        <button
          type="button"
          className="button plain icon-only rates-swap"
          aria-label="Swap the currencies"
          title="Swap the currencies"
          onClick={() => setCodes({ left: codes.right, right: codes.left })}
        >
          <Icon name="swap" />
        </button>
        {field('right', answer ? `At the rate of ${time(answer.date, 'plainDate')}` : 'Converted')}
      </div>
      <div className="rates-result small">
        <p aria-live="polite" className="quiet">
          {answer && (
            <>
              Exactly {figure(answer.money.amount)} {codes[other]}: one {codes[typed.side]} is {rateText(answer.rate)}
              {codes[other] === codes[typed.side] ? '' : ` ${codes[other]}`}.
            </>
          )}
        </p>
        <QueryLink operation={queryResult.operation} of="the conversion" />
      </div>
    </section>
  );
}

function isFailed({ problems }: { problems: readonly unknown[] }): boolean {
  return problems.length > 0;
}

/** The text once typing has paused. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), wait);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
