/** The filters of names. */
import type { Filter } from '../../filter/definition.js';
import type { NameRow } from './name-row.js';
import { pointsAt, wordsText } from './points-at.js';

export const nameFilters: readonly Filter<NameRow>[] = [
  { key: 'type', label: 'Type', kind: 'word', values: ({ type }) => type },
  { key: 'state', label: 'Points at', kind: 'word', values: ({ standing }) => standing },
  { key: 'zone', label: 'Zone', kind: 'word', values: ({ zone }) => zone },
  { key: 'name', label: 'Name', kind: 'text', values: ({ name }) => name },
  { key: 'content', label: 'Content', kind: 'text', values: ({ content }) => content },
  {
    key: 'target',
    label: 'Leads to',
    kind: 'text',
    values: (row) => [...row.found.map(({ name }) => name), ...row.hops, wordsText(pointsAt(row))],
  },
  { key: 'proxied', label: 'Proxied', kind: 'word', values: ({ proxied }) => (proxied ? 'yes' : 'no') },
  { key: 'account', label: 'Account', kind: 'word', values: ({ account }) => account },
  {
    key: 'ttl',
    label: 'TTL in seconds',
    kind: 'number',
    values: ({ ttl }) => (ttl === null ? null : String(ttl)),
  },
  { key: 'comment', label: 'Comment', kind: 'text', values: ({ comment }) => comment },
  { key: 'tag', label: 'Tag', kind: 'word', values: ({ tags }) => tags },
];
