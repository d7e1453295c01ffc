/** What could end, of how much, and how sure that is. */
import { endsOfAll } from '../../ask/finding-amounts.js';
import { compare, count, inMinorUnits, less, money, share } from '../../ask/money.js';
import { useAsk } from '../../ask/use-ask.js';
import { BillTotalDocument } from '../../generated/graphql.js';
import { Late } from '../../parts/states.js';
import { useChosen, useCurrency } from '../../shell/scope.js';
import type { Row } from './listing.js';

export function FindingsHead({ rows }: { rows: readonly Row[] | undefined }) {
  const currency = useCurrency();
  const { data } = useAsk(BillTotalDocument, { currency, ...useChosen() });
  const whole = data?.hosting.bill.rounded?.gross?.amount ?? '0';
  const findings = rows?.map(({ finding }) => finding).filter(({ silencedBy }) => silencedBy === null);
  const judged = findings?.filter(({ verdict }) => verdict !== 'UNKNOWN') ?? [];
  const all = endsOfAll(judged);
  const certain = endsOfAll(judged.filter(({ verdict }) => verdict === 'CERTAIN'));
  // What two findings end counts once: the rest of the whole is what is only likely.
  const likely = less(all, certain);
  const amount = (value: string) => money(inMinorUnits(value, currency), currency);
  const part = share(all, whole);
  const risks = judged.filter(({ monthlyAmount }) => monthlyAmount === null).length;
  const unknown = (findings?.length ?? 0) - judged.length;
  const told = [
    part !== null && `${part} of the run rate: ${amount(certain)} certain`,
    compare(likely, '0') > 0 && `${amount(likely)} likely`,
  ].filter(Boolean);
  return (
    <div className="findings-head" role="status">
      <p>
        <strong className="findings-amount">
          <Late width={10}>{findings && amount(all)}</Late>
        </strong>{' '}
        a month could end
      </p>
      <p className="small quiet">
        <Late width={40}>
          {findings &&
            `${told.length > 0 ? `${told.join(', ')}. ` : ''}${count(risks)} risks without an amount. ${
              unknown > 0 ? `${count(unknown)} cannot be judged.` : ''
            }`}
        </Late>
      </p>
    </div>
  );
}
