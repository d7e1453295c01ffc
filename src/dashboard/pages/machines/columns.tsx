/** The columns of the list, and the row that replaces them on a phone. */
import { figure } from '../../format/money.js';
import { time } from '../../format/time.js';
import type { Column } from '../../parts/grid/columns.js';
import { Late } from '../../parts/states.js';
import { Status } from '../../parts/status.js';
import { accountLabel } from '../../shell/scope.js';
import type { MachineRow } from './figures.js';
import { labelTexts } from './filters.js';
import { stateOf } from './statuses.js';
import { OutsideText, OutsideTexts } from '../../parts/outside-text.js';

/** Shown by default. */
export const firstColumns = ['name', 'status', 'account', 'type', 'place', 'names', 'ends', 'cost'];

export function columnsFor(symbol: string): readonly Column<MachineRow>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      width: 104,
      grow: 1.2,
      priority: 1,
      cell: ({ name, isProtected }) => (
        <>
          <strong>
            <OutsideText>{name}</OutsideText>
          </strong>
          {isProtected === true && <span className="quiet"> protected</span>}
        </>
      ),
      sortBy: ({ name }) => name,
    },
    {
      id: 'status',
      header: 'Status',
      width: 108,
      grow: 1,
      priority: 3,
      cell: (row) => <Status tone={stateOf(row).tone}>{stateOf(row).word}</Status>,
      sortBy: (row) => stateOf(row).word,
    },
    {
      id: 'account',
      header: 'Account',
      width: 156,
      grow: 1,
      priority: 7,
      cell: ({ api, account }) => (
        <>
          <span className="quiet">{api.toLowerCase()} · </span>
          <OutsideText>{account}</OutsideText>
        </>
      ),
      sortBy: ({ api, account }) => accountLabel(api, account),
    },
    {
      id: 'type',
      header: 'Type',
      width: 112,
      grow: 1,
      priority: 4,
      cell: ({ type, size }) => (
        <>
          <OutsideText>{type}</OutsideText> <span className="quiet">{size}</span>
        </>
      ),
      sortBy: ({ type }) => type,
    },
    {
      id: 'place',
      header: 'Place',
      width: 124,
      grow: 1,
      priority: 6,
      cell: ({ city, country, countryCode }) => (
        <span title={country ?? undefined}>
          <OutsideText>{city}</OutsideText> <span className="quiet">{countryCode}</span>
        </span>
      ),
      sortBy: ({ city, countryCode }) => city ?? countryCode,
    },
    {
      id: 'names',
      header: 'Names',
      width: 60,
      priority: 8,
      align: 'end',
      cell: ({ kind, nameCount }) => (kind === 'box' ? null : <NameCount count={nameCount} />),
      sortBy: ({ kind, nameCount }) => (kind === 'box' ? null : (nameCount ?? null)),
    },
    {
      id: 'ends',
      header: 'Could end',
      width: 92,
      priority: 5,
      align: 'end',
      cell: ({ ends }) =>
        typeof ends === 'string' && (
          <span className="machines-ends">
            <span className="swatch ends" aria-hidden="true" />
            {figure(ends)}
          </span>
        ),
      sortBy: ({ ends }) => (typeof ends === 'string' ? Number(ends) : null),
    },
    {
      id: 'cost',
      header: `${symbol} a month`,
      width: 104,
      priority: 2,
      align: 'end',
      cell: ({ cost }) => <Cost cost={cost} />,
      sortBy: ({ cost }) => (typeof cost === 'string' ? Number(cost) : null),
    },
    {
      id: 'address',
      header: 'Address',
      width: 130,
      grow: 1,
      priority: 9,
      cell: ({ addresses }) => <span className="mono">{addresses[0]}</span>,
      sortBy: ({ addresses }) => addresses[0] ?? null,
    },
    {
      id: 'labels',
      header: 'Labels',
      width: 150,
      grow: 1.4,
      priority: 10,
      cell: ({ labels }) => (
        <span title={labelTexts(labels).join(', ')}>
          <OutsideTexts of={labelTexts(labels)} />
        </span>
      ),
      sortBy: ({ labels }) => labelTexts(labels).join(', ') || null,
    },
    {
      id: 'since',
      header: 'Since',
      width: 104,
      priority: 11,
      cell: ({ created }) => time(created, 'date'),
      sortBy: ({ created }) => created,
    },
    {
      id: 'id',
      header: 'Number',
      width: 92,
      priority: 12,
      cell: ({ id }) => <span className="mono">{id}</span>,
      sortBy: ({ id }) => Number(id),
    },
  ];
}

export function Cost({ cost }: { cost: MachineRow['cost'] }) {
  if (cost === undefined) return <Late width={7}>{null}</Late>;
  return cost === null ? <span className="warn">unknown</span> : figure(cost);
}

function NameCount({ count }: { count: MachineRow['nameCount'] }) {
  if (count === undefined) return <Late width={2}>{null}</Late>;
  if (count === null) return <span className="quiet">unknown</span>;
  return count === 0 ? <span className="quiet">0</span> : count;
}

/** Name and amount; below them status, type and place. */
export function OnPhone(row: MachineRow) {
  const { word, tone } = stateOf(row);
  const { name, cost, api, type, city } = row;
  return (
    <>
      <strong className="clip">
        <OutsideText>{name}</OutsideText>
      </strong>
      <span>
        <Cost cost={cost} />
      </span>
      <span className="grid-phone-beneath">
        <Status tone={tone}>{word}</Status>
        <span className="clip">
          <OutsideTexts of={[api.toLowerCase(), type, city]} />
        </span>
      </span>
    </>
  );
}
