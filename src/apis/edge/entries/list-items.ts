/** The items of a list: added, changed and deleted by operations, one after the other. */
import type { GraphQLResolveInfo } from 'graphql';
import { shown } from '../../../base/errors.js';
import { isObject } from '../../../base/unknown.js';
import { followed } from '../../../rest/schema/wait-argument.js';
import type { Client } from '../../../rest/transport/client.js';
import { readAllPages } from '../../../rest/transport/pages.js';
import { ListItemId, ListItemInput } from '../lists/list-items.js';
import { listItems, listWrites } from '../lists/lists.js';
import { entriesOf } from './changing.js';
import { type Entry, type EntryCall, refused } from './collection.js';
import { hashOf } from './hash.js';

const { listItems: read } = listItems.rows;
const { createEdgeListItems: add, deleteEdgeListItems: remove, replaceEdgeListItems: write } = listWrites.rows;

/** Identifies an item: no list has two with one key. */
function keyOf({ ip, asn, hostname, redirect }: Entry): string {
  const host = isObject(hostname) ? hostname['url_hostname'] : undefined;
  const source = isObject(redirect) ? redirect['source_url'] : undefined;
  return JSON.stringify([ip, asn, host, source]);
}

const twin = (entries: readonly Entry[], entry: Entry) => entries.findIndex((other) => keyOf(other) === keyOf(entry));

/** Returns the fields of an item that the provider takes. */
const definition = ({ ip, asn, hostname, redirect, comment }: Entry): Entry => ({
  ip,
  asn,
  hostname,
  redirect,
  comment,
});

async function send({ row, values, sent }: EntryCall, client: Client, info: GraphQLResolveInfo): Promise<null> {
  const body = await client.write(row, { values, sent });
  const { failed } = await client.deadline.apart(() => followed(body, row, values, client, info));
  await client.outdate(row, { values, sent });
  const [failure] = failed;
  if (failure) throw failure;
  return null;
}

export const listItemEntries = entriesOf({
  name: 'changeEdgeListItems',
  about:
    'Adds, changes and deletes items of a list, and answers once that is done: in one operation for what is added and changed, then one for what is deleted',
  words: { thing: 'ListItem', noun: 'item' },
  read,
  write,
  types: { Entry: ListItemInput, Match: ListItemId },
  isOrdered: false,
  async stateOf(client, values) {
    client.readAnew();
    const items = await readAllPages(client, { row: read, values, filter: {} });
    const entries = items.filter(isObject);
    return { entries, version: hashOf(entries), beside: {} };
  },
  find(entries, { id }, path) {
    const place = entries.findIndex((entry) => entry['id'] === id);
    if (place !== -1) return place;
    throw refused(`${path}.id: expected the id of an item of the list, but got ${shown(id)}`);
  },
  matchOf: ({ id }) => ({ id }),
  twin,
  mergesTwins: true,
  replaced: ({ id, created_on, modified_on }, sent) => ({ id, created_on, modified_on, ...sent }),
  callsOf({ steps, entries }, state, values) {
    const left = new Set(entries.map(keyOf));
    const put = steps.filter(({ kind }) => kind !== 'delete');
    const changed = entries.filter((entry) => put.some(({ after }) => after && keyOf(after) === keyOf(entry)));
    // What is renamed is deleted under its former name.
    const gone = state.entries.filter((entry) => !left.has(keyOf(entry)));
    const drop = steps.filter(({ kind }) => kind === 'delete');
    return [
      ...(changed.length > 0 ? [{ steps: put, row: add, values, sent: { items: changed.map(definition) } }] : []),
      ...(gone.length > 0
        ? [{ steps: drop, row: remove, values, sent: { items: gone.map(({ id }) => ({ id })) } }]
        : []),
    ];
  },
  send,
  created: ({ after }, _before, entries) => entries[twin(entries, after ?? {})],
});
