/** The invoice of a month as files for accountants, and on paper. */
import { Icon } from '../../../parts/icon.js';
import { printPage } from '../../../parts/printing.js';
import { root } from '../../../route/address.js';
import type { View } from '../view/use-view.js';

export function Exports({ view }: { view: View }) {
  const { period, currency, filter } = view;
  const month = period.month ?? '';
  const href = (file: string, params: Readonly<Record<string, string>>) =>
    `${root}/export/${file}.csv?${exportParams(params, filter)}`;
  return (
    <>
      {period.month !== null && (
        <>
          <a className="button" href={href('invoice', { month, currency })} download>
            <Icon name="download" /> <span className="costs-act">CSV</span>
          </a>
          <a className="button" href={href('focus', { month })} download>
            <Icon name="download" /> <span className="costs-act">FOCUS</span>
          </a>
        </>
      )}
      <button type="button" className="button" onClick={() => void printPage()}>
        <Icon name="print" /> <span className="costs-act">Print</span>
      </button>
    </>
  );
}

/** The filter as the exports take it: a list is repeated. Amounts of FOCUS stay in the currency of their price. */
function exportParams(own: Readonly<Record<string, string>>, filter: View['filter']): string {
  const params = new URLSearchParams(own);
  for (const [name, value] of Object.entries(filter)) {
    if (value === null || value === undefined) continue;
    for (const one of Array.isArray(value) ? value.map(String) : [String(value)]) params.append(name, one);
  }
  return params.toString();
}
