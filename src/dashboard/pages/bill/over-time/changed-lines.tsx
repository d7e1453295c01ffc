/** The lines that changed, the greatest difference first, each with its reasons; they add up to the difference. */
import { unlistedIn } from '../../../ask/unlisted.js';
import { billKinds } from '../../../format/bill-kinds.js';
import { count, symbolOf } from '../../../format/money.js';
import { accountLabel } from '../../../shell/scope.js';
import { type ChangedLine, type CostChange, reasonOf, restOf, signed, signedMoney } from './change.js';
import { OutsideText } from '../../../parts/outside-text.js';

export function ChangedLines({ change }: { change: CostChange }) {
  const { currency, lines } = change;
  const total = change.difference?.gross ?? null;
  if (total === null || lines.nodes.length === 0) return null;
  const amounts = lines.nodes.flatMap(({ difference }) => difference?.gross ?? []);
  const rest = restOf(total, amounts);
  const more = unlistedIn(lines);
  return (
    <table className="changed-lines">
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Reason</th>
          <th scope="col" className="end">
            {symbolOf(currency)} a month
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.nodes.map((line) => (
          <tr key={`${line.api} ${line.accountName} ${line.kind} ${line.id}`}>
            <th scope="row">
              <OutsideText>{line.name || line.id}</OutsideText>
              <span className="small quiet">
                {billKinds[line.kind]}, <OutsideText>{accountLabel(line.api, line.accountName)}</OutsideText>
              </span>
            </th>
            <td>{whyOf(line, currency)}</td>
            <td className="end">{line.difference?.gross ? signed(line.difference.gross, currency) : 'unknown'}</td>
          </tr>
        ))}
        {rest !== null && (
          <tr>
            <th scope="row" className="quiet">
              {more === null ? 'All others' : more > 0 ? `${count(more)} more` : 'Rounding'}
            </th>
            <td />
            <td className="end quiet">{signedMoney(rest, currency)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Difference</th>
          <td />
          <td className="end strong">{signed(total, currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The reasons, each with its amount if there are several. */
function whyOf({ parts, productBefore, productAfter }: ChangedLine, currency: string): string {
  const reasons = parts.map(({ reason, amount }) => {
    const words = reasonOf(reason, amount?.gross?.amount ?? null);
    return parts.length > 1 && amount?.gross ? `${words} ${signed(amount.gross, currency)}` : words;
  });
  const isOther = productBefore !== null && productAfter !== null && productBefore !== productAfter;
  return `${reasons.join(', ')}${isOther ? `: ${productBefore} to ${productAfter}` : ''}`;
}
