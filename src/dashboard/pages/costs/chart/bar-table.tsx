/** The values of the charts as a table. */
import { figure, type Decimal, inMinorUnits, minorUnitsOf } from '../../../format/money.js';
import type { Costs } from '../data/costs.js';
import { daysName } from '../view/period.js';

interface BarTableProps {
  readonly costs: Costs;
  readonly then: readonly (Decimal | null)[];
  readonly unit: string;
  readonly hasThen: boolean;
}

export function BarTable({ costs: { bars, currency }, then, unit, hasThen }: BarTableProps) {
  const digits = minorUnitsOf(currency);
  const shown = (amount: Decimal | null | undefined, none: string) =>
    amount === null || amount === undefined
      ? none
      : figure(inMinorUnits({ amount: Number(amount).toFixed(digits), currency }).amount);
  return (
    <div className="chart-table" role="region" aria-label={`Each bar, ${unit}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Days</th>
            <th scope="col" className="end">
              {unit}
            </th>
            <th scope="col" className="end">
              of it assumed
            </th>
            <th scope="col" className="end">
              to come
            </th>
            {hasThen && (
              <th scope="col" className="end">
                the other period
              </th>
            )}
            <th scope="col" className="end">
              not known
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ from, days, amount, assumed, toCome, unknownCount }, place) => (
            <tr key={from}>
              <th scope="row">{daysName(days.from, days.to)}</th>
              <td className="end">
                {shown(amount, unknownCount > 0 ? 'not known' : toCome === null ? 'not read' : '')}
              </td>
              <td className="end">{shown(assumed, '')}</td>
              <td className="end">{shown(toCome, '')}</td>
              {hasThen && <td className="end">{shown(then[place], '')}</td>}
              <td className="end">{unknownCount > 0 && unknownCount.toLocaleString()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
