/** Refuses a mutation over many objects before anything is sent. */
import { CallerError, shown } from '../../base/errors.js';
import type { Clients } from '../../rest/transport/clients.js';
import type { BoundedWrites } from './selection-input.js';
import type { SelectedObject, Selection } from './select.js';

/** The reason why it would be refused, for a preview; null if it would not. Throws if the caller may not write. */
export function refusalOf(
  selection: Selection,
  { max, preview }: BoundedWrites,
  ids: readonly string[] | undefined,
  clients: Clients,
): string | null {
  for (const client of new Set(selection.objects.map((object) => object.client))) clients.entrust(client);
  const reason = ambiguous(selection, ids) ?? tooMany(selection, max);
  if (reason !== null && !preview) throw new CallerError('BAD_USER_INPUT', reason);
  return reason;
}

/** Ids are unique among the objects of one kind and account. */
function ambiguous({ objects }: Selection, ids: readonly string[] | undefined): string | null {
  const first = new Map<string, SelectedObject>();
  const wanted = new Set(ids);
  // A global id selects no other object.
  for (const object of objects.filter(({ id }) => wanted.has(id))) {
    const other = first.get(object.id);
    if (!other) first.set(object.id, object);
    else
      return `where.ids: expected each id to select one object, but ${shown(object.id)} selects ${placeOf(other)} and ${placeOf(object)}: say more, such as \`apis\` and \`accounts\``;
  }
  return null;
}

function placeOf({ list, client, name }: SelectedObject): string {
  const { api, name: account } = client.upstream.account;
  return `${list.object.name} ${shown(name)} of ${api.toLowerCase()} ${shown(account)}`;
}

function tooMany({ objects }: Selection, max: number): string | null {
  if (objects.length <= max) return null;
  return `max: \`where\` selects ${objects.length} objects, but no more than ${max} may be. Look at what they are with preview: true, and select fewer or say a higher max`;
}
