/** The columns of the list of tokens. */
import { time } from '../../format/time.js';
import type { Filter } from '../../filter/definition.js';
import type { Column } from '../../parts/grid/columns.js';
import { Status } from '../../parts/status.js';
import { type TokenRow, rightsText } from './scopes.js';
import { statusOf } from './status.js';
import { OutsideText } from '../../parts/outside-text.js';

export const filters: readonly Filter<TokenRow>[] = [
  { key: 'name', label: 'Name', kind: 'text', values: ({ name }) => name },
  { key: 'id', label: 'Id', kind: 'text', values: ({ id }) => id },
  { key: 'may', label: 'What it may do', kind: 'text', values: rightsText },
  { key: 'status', label: 'Status', kind: 'word', values: (token) => statusOf(token, Date.now()).word },
  { key: 'currency', label: 'Default currency', kind: 'word', values: ({ defaultCurrency }) => defaultCurrency },
];

interface Manner {
  /** The token that the reader is signed in with. */
  readonly own: string;
  onEnd(token: TokenRow): void;
}

export function columnsOf({ own, onEnd }: Manner): readonly Column<TokenRow>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      width: 240,
      grow: 1.4,
      priority: 1,
      cell: (token) => <Name token={token} own={own} />,
      sortBy: ({ name }) => name,
    },
    {
      id: 'may',
      header: 'May do',
      width: 260,
      grow: 2,
      priority: 4,
      cell: (token) => <span title={rightsText(token)}>{rightsText(token)}</span>,
      sortBy: rightsText,
    },
    {
      id: 'currency',
      header: 'Currency',
      width: 84,
      priority: 8,
      cell: ({ defaultCurrency }) => defaultCurrency ?? <span className="quiet">INR</span>,
      sortBy: ({ defaultCurrency }) => defaultCurrency ?? 'INR',
    },
    moment('created', 'Created', 7, ({ createdAt }) => createdAt, ''),
    moment('expires', 'Expires', 6, ({ expiresAt }) => expiresAt, 'never'),
    moment('used', 'Last used', 5, ({ lastUsedAt }) => lastUsedAt, 'not yet'),
    {
      id: 'status',
      header: 'Status',
      width: 124,
      priority: 2,
      cell: (token) => <TokenState token={token} />,
      sortBy: (token) => statusOf(token, Date.now()).word,
    },
    {
      id: 'act',
      header: 'Act',
      width: 112,
      priority: 3,
      align: 'end',
      cell: (token) => <EndButton token={token} onEnd={onEnd} />,
    },
  ];
}

function moment(
  id: string,
  header: string,
  priority: number,
  of: (token: TokenRow) => string | null,
  otherwise: string,
): Column<TokenRow> {
  return {
    id,
    header,
    width: 112,
    priority,
    align: 'end',
    cell: (token) => {
      const value = of(token);
      if (value === null) return <span className="quiet">{otherwise}</span>;
      return (
        <time dateTime={value} title={`${time(value, 'date')}, ${time(value, 'clock')}`}>
          {time(value, 'date')}
        </time>
      );
    },
    sortBy: of,
  };
}

function Name({ token, own }: { token: TokenRow; own: string }) {
  return (
    <>
      <strong>
        <OutsideText>{token.name}</OutsideText>
      </strong>{' '}
      <span className="mono faint">{token.id}</span>
      {token.id === own && <span className="small quiet"> you</span>}
    </>
  );
}

export function TokenState({ token }: { token: TokenRow }) {
  const { word, tone } = statusOf(token, Date.now());
  return <Status tone={tone}>{word}</Status>;
}

export function EndButton({ token, onEnd }: { token: TokenRow; onEnd(token: TokenRow): void }) {
  if (!token.isActive) return null;
  return (
    <button type="button" className="button small" onClick={() => onEnd(token)}>
      Deactivate
      <span className="hidden-text">
        {' '}
        <OutsideText>{token.name}</OutsideText>
      </span>
    </button>
  );
}
