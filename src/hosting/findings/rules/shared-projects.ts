/** Tokens that reach the same project or zones, so that everything is read twice. */
import { servers } from '../../../apis/cloud/servers/servers.js';
import { servers as dedicatedServers } from '../../../apis/dedicated/servers.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { boxes } from '../../../apis/storage/boxes.js';
import { isText } from '../../../base/unknown.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import type { BoundRow } from '../../../rest/rows/bound-row.js';
import type { Account } from '../../../rest/transport/account.js';
import { numberOf } from '../../derived/number-of.js';
import { latestOfEach } from '../../../base/of-each.js';
import { idOfObject } from '../../inventory/identity.js';
import type { Listing } from '../../inventory/listing.js';
import { type Rule, type Sickness, rule } from '../rule.js';
import { Severity } from '../severity.js';

const what = {
  kind: 'TOKENS_SHARE_PROJECT',
  severity: Severity.LOW,
  about:
    'Two accounts whose tokens reach the same project, or some of the same zones: lists have these resources twice, and the bill counts them for the first account alone',
} as const;

export const rules: readonly Rule[] = [
  sharedProject(servers.rows.servers, ({ created }) => created),
  sharedProject(boxes.rows.storageBoxes, ({ created }) => created),
  // The API does not say when one was made; nothing else has its address.
  sharedProject(dedicatedServers.rows.servers, ({ mainIp, mainIpv6Net }) => mainIp ?? mainIpv6Net),
  rule({
    ...what,
    of: zones.rows.zones,
    prepare: async (look) => {
      const { account } = look.client.upstream;
      const first = firstAccounts(await look.everywhere(zones.rows.zones), zoneKeys);
      return { account, twinOf: ({ id }: Sent<{ id: string }>) => first.get(keyIn(account, id)) };
    },
    // A token may reach only some zones of an account, but their ids are unique.
    judge: (zone, { account, twinOf }) => {
      const twin = twinOf(zone);
      return zone.id && twin && twin !== account ? shared(account, twin, 'zones') : null;
    },
  }),
];

/**
 * A rule for tokens that reach all of a project or nothing. Two accounts share a project if they have the same unique
 * values.
 */
function sharedProject<T extends object>(row: BoundRow<T>, stampOf: (object: Sent<T>) => unknown): Rule {
  const keysOf = (listing: Listing<T>) => {
    const stamps = (listing.objects as readonly Sent<T>[]).map(stampOf);
    if (stamps.length === 0 || !stamps.every((stamp) => isText(stamp) && stamp !== '')) return [];
    return [
      listing.objects
        .map((object, place) => `${idOfObject(row, object)} ${String(stamps[place])}`)
        .sort()
        .join(),
    ];
  };
  return rule({
    ...what,
    of: row,
    prepare: async (look) => {
      const { account } = look.client.upstream;
      const lists = await look.everywhere(row);
      const own = lists.find(({ client }) => client === look.client);
      const [project] = own ? keysOf(own) : [];
      const twin = project === undefined ? undefined : firstAccounts(lists, keysOf).get(keyIn(account, project));
      return { account, twin };
    },
    judge: (_object, { account, twin }) => (twin && twin !== account ? shared(account, twin, 'project') : null),
  });
}

function zoneKeys({ objects }: Listing<{ id: string }>): string[] {
  return (objects as readonly Sent<{ id: string }>[]).flatMap(({ id }) => id ?? []);
}

/** The first accounts by key. They are worked out once for all accounts, and held by the first list. */
const known = latestOfEach<Listing, ReadonlyMap<string, Account>>();

/** The first account that has each key. */
function firstAccounts<T>(
  lists: readonly Listing<T>[],
  keysOf: (listing: Listing<T>) => readonly string[],
): ReadonlyMap<string, Account> {
  const [head] = lists;
  if (!head) return new Map();
  return known(head, lists.map(numberOf).join(), () => {
    const first = new Map<string, Account>();
    for (const list of lists) {
      const { account } = list.client.upstream;
      for (const key of keysOf(list).map((one) => keyIn(account, one))) if (!first.has(key)) first.set(key, account);
    }
    return first;
  });
}

function keyIn({ baseUrl }: Account, key: string | null | undefined): string {
  return `${baseUrl} ${key ?? ''}`;
}

function shared(account: Account, twin: Account, things: string): Sickness {
  return {
    message: `The tokens of the accounts ${twin.name} and ${account.name} reach the same ${things}`,
    evidence: { account: account.name, sameAs: twin.name },
    cause: { name: twin.name },
  };
}
