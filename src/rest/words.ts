/** Descriptions that follow from names, for rows that need no more. */
import type { BoundRow } from './rows.js';

/** `attachCloudVolume` → `attach cloud volume`. */
export function words(name: string): string {
  return name.replace(/[_-]/g, ' ').replace(/(?<=[a-z0-9])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`);
}

export function about(row: BoundRow): string {
  if (row.options.about !== undefined) return row.options.about;
  const [first = '', ...rest] = words(row.name);
  const sentence = first.toUpperCase() + rest.join('');
  if (row.kind === 'list') return `${sentence}, a page at a time`;
  return row.kind === 'get' ? `${sentence}; null when there is none` : sentence;
}
