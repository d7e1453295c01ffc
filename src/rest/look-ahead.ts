/** Starts loading what the objects of a list link to while the list itself is still being read. */
import { type GraphQLResolveInfo, isObjectType } from 'graphql';
import { ById, few } from './by-id.js';
import type { Client } from './client.js';
import { payloadType } from './graph.js';
import type { Link } from './link.js';
import { readPage } from './pages.js';
import { paramsOf } from './path.js';
import { valuesAbove } from './path-values.js';
import type { BoundRow } from './bound-row.js';
import { selected } from './selected.js';
import { isId } from '../unknown.js';

/** Errors come again when the field itself is resolved. */
const ignore = () => undefined;

/** What to do with each object as it comes. */
export function lookAhead(
  row: BoundRow,
  client: Client,
  first: number,
  info: GraphQLResolveInfo,
): (object: object) => void {
  const links = selectedLinks(row, info);
  // How long the list was last time tells whether many objects will be wanted of the lists it links to.
  if (Math.min(first, client.upstream.totals.get(row) ?? 0) > few)
    for (const link of links) readFirstPage(client, link);
  return (object) => {
    for (const link of links) {
      const ids = link.ids(object);
      if (!Array.isArray(ids)) continue;
      for (const id of ids.filter(isId))
        void ById.of(client, link.row, valuesAbove(link.row, object)).load(String(id)).catch(ignore);
    }
  };
}

function readFirstPage(client: Client, { row: { partner } }: Link): void {
  // Below an object there are as many lists as objects.
  if (!partner || partner.options.ids !== undefined || paramsOf(partner.path).length > 0) return;
  void readPage(client, { row: partner, values: {}, filter: {} }, null, partner.paging.size).catch(ignore);
}

/** The links among the fields that are asked of each object. */
function selectedLinks(row: BoundRow, info: GraphQLResolveInfo): Link[] {
  const type = payloadType(info.schema, row);
  if (!isObjectType(type)) return [];
  const fields = type.getFields();
  return selected(info, info.fieldNodes, ['nodes', 'edges', 'node'])
    .map((name) => fields[name]?.extensions['link'])
    .filter((link): link is Link => link !== undefined);
}
