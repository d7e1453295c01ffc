/** The list as a table for spreadsheets. */
import { type Cell, table } from '../../parts/export/csv.js';
import type { NameRow } from './name-row.js';
import { standingWords } from './name-groups.js';
import { pointsAt, wordsText } from './points-at.js';

const head = [
  'Name',
  'Type',
  'Content',
  'TTL',
  'Proxied',
  'Zone',
  'Account',
  'State',
  'Points at',
  'Reason',
  'Read',
  'Changed',
  'Comment',
  'Tags',
];

export function namesCsv(rows: readonly NameRow[], missing: string | null): string {
  return table(head, rows.map(cellsOf), missing);
}

function cellsOf(row: NameRow): readonly Cell[] {
  const { name, type, content, ttl, proxied, zone, account, standing, reason, readAt, modifiedOn, comment } = row;
  return [
    name,
    type,
    content,
    ttl === null ? null : { digits: String(ttl) },
    proxied ? 'yes' : 'no',
    zone,
    account,
    standingWords[standing],
    wordsText(pointsAt(row)),
    reason,
    readAt,
    modifiedOn,
    comment,
    row.tags.join(' '),
  ];
}
