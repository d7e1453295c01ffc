/** A text for the provider about a line of its statement: what it bills, and what is disputed. */
import { digitsOf } from '../../../base/decimal.js';
import type { ComparisonLine } from './compared-line.js';
import { StatementCause, StatementVerdict } from './verdict.js';

export function letterAbout(line: ComparisonLine, currency: string): string {
  const { rows, lines } = line;
  const billed = rows.map(({ line: at, product, reference, description, from, until, quantity, unit, total }) => {
    const units = unit === null ? quantity : `${quantity} ${unit}`;
    return `Line ${at}: ${product}, ${reference ?? description}, ${from} to ${until}, ${units}, ${currency} ${total}`;
  });
  const segments = lines.flatMap(({ charged }) =>
    charged.segments.map(({ line: { product }, from, until, isOpen, hours }) => {
      const end = isOpen ? 'to the end of the month' : `to ${utc(until)}`;
      return `Our records: ${product ?? charged.line.name}, from ${utc(from)} ${end}, ${hours} hours`;
    }),
  );
  return [openingOf(line, currency), ...billed, ...segments].join('\n');
}

function openingOf({ verdict, difference, months, cause }: ComparisonLine, currency: string): string {
  const month = months.map(({ name }) => name).join(' and ');
  const amount = difference ? `${currency} ${digitsOf(difference)}` : 'the amount';
  switch (verdict) {
    case StatementVerdict.BILLED_TWICE:
      return `Your statement for ${month} bills the following once more for the same time. Please credit ${amount}.`;
    case StatementVerdict.CHARGED_AFTER_DELETION:
      return `Your statement for ${month} bills days after this resource was deleted. Please check it, and credit what is too much.`;
    case StatementVerdict.BILLED_BUT_UNSEEN:
      return `Your statement for ${month} bills a resource that we cannot find in our project. Please say what it was.`;
    default:
      return `Your statement for ${month} differs from our own calculation by ${amount}${cause === StatementCause.TAX ? ', which is the tax' : ''}. Please explain how it was calculated.`;
  }
}

function utc(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
