/**
 * Reads when billed things were created, deleted and resized from the lists of actions of their provider: one list for
 * each kind of thing, the latest first, as far back as it was read before.
 */
import { loadBalancers } from '../../../apis/cloud/load-balancers/load-balancers.js';
import { floatingIps } from '../../../apis/cloud/networks/floating-ips.js';
import { primaryIps } from '../../../apis/cloud/networks/primary-ips.js';
import { servers } from '../../../apis/cloud/servers/servers.js';
import { volumes } from '../../../apis/cloud/volumes.js';
import { actions as boxActions } from '../../../apis/storage/actions.js';
import { asError } from '../../../base/unknown.js';
import type { BoundRow } from '../../../rest/rows/bound-row.js';
import type { PageMark } from '../../../rest/rows/paging.js';
import type { Client } from '../../../rest/transport/client.js';
import { type UpstreamPage, checkNew, readPage } from '../../../rest/transport/pages.js';
import type { ActionsReading } from './actions-reading.js';
import { type ChangeEvent, timeAt, witnessesOf } from './witness.js';

interface ActionList {
  readonly row: BoundRow;
  /** The type of the billed things. */
  readonly type: string;
}

/** Images are not among them: an action does not say whether it has made a snapshot or a backup. */
const lists: readonly ActionList[] = [
  { row: servers.rows.serverActions, type: 'server' },
  { row: volumes.rows.volumeActions, type: 'volume' },
  { row: loadBalancers.rows.loadBalancerActions, type: 'load_balancer' },
  { row: floatingIps.rows.floatingIpActions, type: 'floating_ip' },
  { row: primaryIps.rows.primaryIpActions, type: 'primary_ip' },
  { row: boxActions.rows.actions, type: 'storage_box' },
];

/** Pages of one list in one reading. */
const mostPages = 10;
/** Milliseconds for which an action that has ended may be missing from its list. */
const delay = 300_000;

interface ReadActions {
  /** When each list was read before, in milliseconds since 1970, by path. */
  readonly before: ActionsReading['readAt'];
  /** How far a list goes back that was never read, in milliseconds since 1970. */
  readonly from: number;
  /** The accepted age of reads, in seconds. */
  readonly maxAge: number;
}

interface ListReading {
  readonly path: string;
  readonly witnesses: readonly ChangeEvent[];
  /** Null: it was never read. */
  readonly readAt: number | null;
  readonly error: string | null;
}

export async function readActions(
  client: Client,
  { before, from, maxAge }: ReadActions,
): Promise<Omit<ActionsReading, 'created'>> {
  const own = lists.filter(({ row }) => row.dialect === client.upstream.dialect);
  const read = await Promise.all(
    own.map(async (list): Promise<ListReading> => {
      const { path, name } = list.row;
      const since = before[path];
      try {
        return await readList(client, list, { since: since === undefined ? from : since - delay, maxAge });
      } catch (error) {
        return { path, witnesses: [], readAt: since ?? null, error: `${name}: ${asError(error).message}` };
      }
    }),
  );
  const errors = read.flatMap(({ error }) => error ?? []);
  return {
    witnesses: read.flatMap(({ witnesses }) => witnesses),
    readAt: Object.fromEntries(read.flatMap(({ path, readAt }) => (readAt === null ? [] : [[path, readAt]]))),
    error: errors.length > 0 ? errors.join('; ').slice(0, 500) : null,
  };
}

async function readList(
  client: Client,
  { row, type }: ActionList,
  { since, maxAge }: { readonly since: number; readonly maxAge: number },
): Promise<ListReading> {
  const { path, name } = row;
  let readAt = client.now;
  const age = {
    longest: maxAge * 1000,
    note: ({ at }: { readonly at: number }) => void (readAt = Math.min(readAt, at)),
  };
  const call = { row, values: {}, filter: { sort: 'finished:desc' }, age };
  const isOld = (action: unknown) => (timeAt(action, 'finished') ?? since) < since;
  const witnesses: ChangeEvent[] = [];
  let mark: PageMark = null;
  let before: UpstreamPage | null = null;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page: UpstreamPage = await readPage(client, call, mark, row.paging.size);
    if (before) checkNew(client, page, before);
    for (const action of page.items) if (!isOld(action)) witnesses.push(...witnessesOf(type, action));
    if (page.next === null || page.items.some(isOld)) return { path, witnesses, readAt, error: null };
    [before, mark] = [page, page.next];
  }
  const error = `${name}: more than ${mostPages * row.paging.size} actions since ${new Date(since).toISOString()}`;
  return { path, witnesses, readAt, error };
}
