/** One currency in another: the conversion of an amount, the history of the rate, and its effects. */
import { Icon } from '../../parts/icon.js';
import { SideHead } from '../../parts/side-panel.js';
import { useStore } from '../../parts/store.js';
import { concerned } from './changes/changes.js';
import { ChangesPart } from './changes/changes-part.js';
import { Converter } from './converter.js';
import { History } from './changes/history.js';
import { InForce } from './in-force.js';
import { pinned, pinOrNot } from './changes/pinned.js';
import type { Rates } from './use-rates.js';

interface OpenedProps {
  readonly open: string;
  readonly rates: Rates;
  onStep(step: 1 | -1): void;
  onClose(): void;
}

export function Opened({ open, rates, onStep, onClose }: OpenedProps) {
  const { base, date, day, currency, inBill, known, table, health } = rates;
  const isPinned = useStore(pinned).includes(open);
  const currencies = known.data?.currencies;
  const nameOf = (code: string) => currencies?.find((each) => each.code === code)?.name ?? code;
  const row = rates.rows?.find(({ code }) => code === open);
  const list = table.data?.rates.rates;
  const rateOf = (code: string) => {
    const [one, other] = [code, currency].map((each) => list?.find((rate) => rate.code === each)?.rate);
    return one && other ? other / one : null;
  };
  const isUnknown = currencies !== undefined && !currencies.some(({ code }) => code === open);
  const title = isUnknown ? open : `${nameOf(base)} to ${nameOf(open)}`;
  return (
    <>
      <SideHead
        title={title}
        under={
          isUnknown
            ? 'No country uses a currency with this code.'
            : `One ${base} in ${open}${row?.usedIn ? `, used in ${row.usedIn}` : ''}`
        }
        tools={
          <button
            type="button"
            className="button plain icon-only rates-pin"
            aria-pressed={isPinned}
            aria-label={`Pin ${open} in the list`}
            title={isPinned ? 'Unpin' : 'Pin'}
            onClick={() => pinOrNot(open)}
          >
            <Icon name="tag" />
          </button>
        }
        onStep={onStep}
        onClose={onClose}
      />
      {!isUnknown && (
        <>
          <Converter key={`${base} ${open}`} base={base} open={open} date={date} />
          {day !== undefined && <History code={open} base={base} to={day} />}
          <ChangesPart codes={concerned(open, base, currency, inBill.priced)} currency={currency} rateOf={rateOf} />
        </>
      )}
      <InForce health={health} code={open} />
    </>
  );
}
