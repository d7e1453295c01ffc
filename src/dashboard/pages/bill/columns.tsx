/** The columns of the bill, and the row that replaces them on a phone. */
import { billKinds } from '../../format/bill-kinds.js';
import { figure } from '../../format/money.js';
import type { Column } from '../../parts/grid/columns.js';
import { accountLabel } from '../../shell/scope.js';
import { amountOf, howMuch, isPriced, type Line, placeOf } from './lines.js';
import { OutsideText, OutsideTexts } from '../../parts/outside-text.js';

export function columnsOf(symbol: string): readonly Column<Line>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      width: 160,
      grow: 2,
      priority: 1,
      cell: ({ name, id }) => (
        <span className="strong">
          <OutsideText>{name || id}</OutsideText>
        </span>
      ),
      sortBy: ({ name, id }) => name || id,
    },
    {
      id: 'kind',
      header: 'Kind',
      width: 120,
      grow: 1,
      priority: 3,
      cell: ({ kind }) => billKinds[kind],
      sortBy: ({ kind }) => billKinds[kind],
    },
    {
      id: 'account',
      header: 'Account',
      width: 156,
      grow: 1,
      priority: 5,
      cell: ({ api, accountName: account }) => (
        <span className="quiet">
          <OutsideText>{accountLabel(api, account)}</OutsideText>
        </span>
      ),
      sortBy: ({ api, accountName: account }) => accountLabel(api, account),
    },
    {
      id: 'place',
      header: 'Place',
      width: 120,
      grow: 1,
      priority: 6,
      cell: ({ city, country }) => (
        <>
          <OutsideText>{city?.name}</OutsideText> <span className="faint">{country?.isoCode}</span>
        </>
      ),
      sortBy: (line) => placeOf(line) || null,
    },
    {
      id: 'price',
      header: 'Quantity × price, a month',
      width: 180,
      grow: 1,
      priority: 7,
      align: 'end',
      cell: (line) => <span className="quiet">{isPriced(line) && howMuch(line)}</span>,
    },
    {
      id: 'net',
      header: `${symbol} without tax`,
      width: 110,
      priority: 8,
      align: 'end',
      cell: (line) => <span className="quiet">{isPriced(line) && figure(line.rounded?.net?.amount ?? '')}</span>,
    },
    {
      id: 'due',
      header: `${symbol} so far`,
      width: 110,
      priority: 4,
      align: 'end',
      cell: (line) => (
        <span className="quiet">
          {isPriced(line) &&
            (line.accruedEstimate ? figure(line.accruedEstimate.gross?.rounded.amount ?? '') : 'Unknown')}
        </span>
      ),
      sortBy: (line) => {
        const due = isPriced(line) ? line.accruedEstimate?.gross?.rounded.amount : undefined;
        return due === undefined ? null : Number(due);
      },
    },
    {
      id: 'amount',
      header: `${symbol} a month`,
      width: 120,
      priority: 2,
      align: 'end',
      cell: (line) => <Amount line={line} />,
      sortBy: (line) => {
        const amount = amountOf(line);
        return amount === null ? null : Number(amount);
      },
    },
  ];
}

function Amount({ line }: { line: Line }) {
  const amount = amountOf(line);
  return amount === null ? <span className="warn">unknown</span> : <>{figure(amount)}</>;
}

export function PhoneLine({ line }: { line: Line }) {
  return (
    <>
      <span className="strong clip">
        <OutsideText>{line.name || line.id}</OutsideText>
      </span>
      <span>
        <Amount line={line} />
      </span>
      <span className="grid-phone-beneath clip">
        <OutsideTexts of={[billKinds[line.kind], line.api.toLowerCase(), line.city?.name]} />
      </span>
    </>
  );
}
