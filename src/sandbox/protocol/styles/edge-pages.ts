/** Pagination of the edge API: by number, by cursor, or by time. */
import type { Paging } from '../../../rest/rows/paging.js';
import type { SandboxItem } from '../../world/item.js';
import { Refusal } from '../refusal.js';
import type { Query } from '../../world/resource.js';
import { type Fields, objectAt } from '../../world/values.js';
import { textAt } from '../../../base/unknown.js';
import { parseJson } from '../../../base/json.js';

interface EdgePage {
  readonly page: readonly SandboxItem[];
  readonly info?: Fields;
  /** Returned beside the result, not in `result_info`. */
  readonly counts?: Fields;
}

export function pageOf(items: readonly SandboxItem[], query: Query, paging: Paging): EdgePage {
  const [mark = 'page', size = 'per_page'] = Object.keys(paging.query('', 0));
  const usual = size === 'limit' ? paging.size : 20;
  const most = Math.min(countIn(query, size, usual), Math.max(50, paging.size));
  if (mark === 'before') return counted(latest(items, query), query, most);
  if (mark === 'cursor') return behind(items, query['cursor']?.[0], most);
  const number = countIn(query, 'page', 1);
  const page = items.slice((number - 1) * most, number * most);
  return {
    page,
    info: {
      page: number,
      per_page: most,
      count: page.length,
      total_count: items.length,
      total_pages: Math.ceil(items.length / most),
    },
  };
}

function counted(items: readonly SandboxItem[], query: Query, size: number): EdgePage {
  const page = items.slice(0, size);
  const isCounted = query['include_counts']?.[0] === 'true';
  return { page, ...(isCounted && { counts: { range: page.length, total: items.length } }) };
}

/** The objects before a time, latest first. */
function latest(items: readonly SandboxItem[], query: Query): SandboxItem[] {
  const before = Date.parse(query['before']?.[0] ?? '');
  const timeOf = (item: SandboxItem) => Date.parse(textAt(item, 'created') ?? '');
  return items.filter((item) => Number.isNaN(before) || timeOf(item) < before).sort((a, b) => timeOf(b) - timeOf(a));
}

/** The cursor contains the last object of the previous page and its position, as the object may be gone by now. */
function behind(items: readonly SandboxItem[], cursor: string | undefined, size: number): EdgePage {
  const start = cursor ? startOf(items, cursor) : 0;
  const page = items.slice(start, start + size);
  const last = page.at(-1);
  const end = start + page.length;
  const next = last && end < items.length ? JSON.stringify({ id: last.id, end }) : '';
  return { page, info: { count: page.length, per_page: size, cursor: Buffer.from(next).toString('base64url') } };
}

function startOf(items: readonly SandboxItem[], cursor: string): number {
  const { id, end } = objectAt({ read: unpacked(cursor) }, 'read');
  if (typeof end !== 'number') throw Refusal.invalidField('cursor', 'Not a cursor.');
  if (items[end - 1]?.id === id) return end;
  const place = items.findIndex((item) => item.id === id);
  return place === -1 ? end : place + 1;
}

function unpacked(cursor: string): unknown {
  try {
    return parseJson(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

function countIn(query: Query, name: string, fallback: number): number {
  const [text] = query[name] ?? [];
  if (text === undefined) return fallback;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw Refusal.invalidField(name, 'Must be a number from 1 up.');
}
