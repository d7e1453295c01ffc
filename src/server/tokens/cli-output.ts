/** The output of the token commands. */
import { isExpired, type Token } from '../../base/auth/token.js';

export function created({ token, record }: { token: string; record: Token }, json: boolean): string {
  const { id, name, defaultCurrency, scopes, documentsOnly, expiresAt } = record;
  const bound = documentsOnly && { documentsOnly };
  if (json) return JSON.stringify({ id, token, name, defaultCurrency, scopes, expiresAt, ...bound });
  return [
    `Made the token ${JSON.stringify(name)} with the id ${id}.`,
    `Scopes: ${scopesOf(record)}. Default currency: ${defaultCurrency ?? 'none (INR)'}. Expires: ${expiresAt ?? 'never'}.`,
    'Keep it safe, it is not shown again:',
    token,
  ].join('\n');
}

interface Backup {
  readonly entries: number;
  readonly file: string;
  /** The place of the store. */
  readonly place: string;
}

export function deactivated(token: Token, json: boolean): string {
  if (json) return JSON.stringify(token);
  return `The token ${JSON.stringify(token.name)} with the id ${token.id} is deactivated.`;
}

export function backedUp({ entries, file, place }: Backup, json: boolean): string {
  if (json) return JSON.stringify({ file, entries, store: place });
  return `Wrote ${entries} entries of the store at ${place} to ${file}, for this user alone. To restore it: token import FILE`;
}

export function broughtBack({ added, present }: { added: number; present: number }, json: boolean): string {
  if (json) return JSON.stringify({ added, present });
  return `Brought back ${added} entries; ${present} were there already and stay as they are.`;
}

export function listed(tokens: readonly Token[], json: boolean, now: number, place: string): string {
  if (json) return JSON.stringify(tokens.map((token) => ({ ...token, status: statusOf(token, now) })));
  if (tokens.length === 0) {
    return `There are no tokens yet in the store at ${place}. Make one: token create --name "Legacy shop"`;
  }
  const heading = ['ID', 'NAME', 'STATUS', 'SCOPES', 'CURRENCY', 'CREATED', 'EXPIRES', 'LAST USED'];
  const rows = tokens.map((token) => [
    token.id,
    token.name,
    statusOf(token, now),
    scopesOf(token, ','),
    token.defaultCurrency ?? '-',
    minute(token.createdAt),
    minute(token.expiresAt),
    minute(token.lastUsedAt),
  ]);
  return aligned([heading, ...rows]);
}

function statusOf(token: Token, now: number): 'active' | 'expired' | 'deactivated' {
  if (!token.active) return 'deactivated';
  return isExpired(token, now) ? 'expired' : 'active';
}

function scopesOf({ scopes, documentsOnly }: Token, separator = ', '): string {
  return [...(documentsOnly ? ['documents only'] : []), ...scopes].join(separator);
}

function minute(time: string | null): string {
  return time === null ? '-' : `${time.slice(0, 16)}Z`;
}

function aligned(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    rows.reduce((widest, row) => Math.max(widest, widthOf(row[column] ?? '')), 0),
  );
  return rows
    .map((row) => row.map((cell, column) => cell + ' '.repeat((widths[column] ?? widthOf(cell)) - widthOf(cell))))
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n');
}

function widthOf(text: string): number {
  return [...text].length;
}
