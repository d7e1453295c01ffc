/** Cloud servers and load balancers that have used much of the traffic included in their price. */
import { loadBalancers } from '../../../apis/cloud/load-balancers/load-balancers.js';
import { servers } from '../../../apis/cloud/servers/servers.js';
import { isChosen } from '../../../hosting/inventory/chosen.js';
import { idOfObject, nameOfObject } from '../../../hosting/inventory/identity.js';
import { Inventory } from '../../../hosting/inventory/inventory.js';
import type { InventoryReading } from '../../../hosting/inventory/listing.js';
import { join } from '../../../hosting/inventory/joins.js';
import type { BoundRow } from '../../../rest/rows/bound-row.js';
import { keyIn, pagePath } from '../page-path.js';
import { type AlertKindDefinition, type HoldingAlert, minutes, scopeOf } from './kind.js';

/** Seconds. */
const maxAge = 60;
const usualPercent = 80;

export const traffic: AlertKindDefinition = {
  kind: 'TRAFFIC',
  about: `A cloud server or load balancer that has sent \`percent\` (${usualPercent} unless given) or more of the traffic that its price includes, in this month (UTC)`,
  parts: ['accounts', 'percent'],
  usual: { percent: usualPercent },
  isOfHosting: true,
  isOfNews: false,
  every: 15 * minutes,
  async evaluate({ context, schema }, condition) {
    const inventory = Inventory.of({ context, info: { schema } }, maxAge);
    const isWanted = isChosen(condition);
    const listings = await join(context.clients, async () => [
      ...(await inventory.of(servers.rows.servers, isWanted)),
      ...(await inventory.of(loadBalancers.rows.loadBalancers, isWanted)),
    ]);
    const least = condition.percent ?? usualPercent;
    const alerts = listings.flatMap((listing) =>
      listing.objects.flatMap((object) => alertOf(listing, object, least) ?? []),
    );
    const unknown = listings.filter(({ isComplete }) => !isComplete);
    return { alerts, unknownScopes: new Set(unknown.map(scopeIn)) };
  },
};

interface Sending {
  readonly outgoingTraffic?: number | null;
  readonly includedTraffic?: number | null;
}

/** Unknown traffic is neither much nor little. */
function alertOf(listing: InventoryReading, object: Sending, least: number): HoldingAlert | null {
  const { outgoingTraffic: sent, includedTraffic: included } = object;
  if (typeof sent !== 'number' || typeof included !== 'number' || included <= 0) return null;
  const percent = Math.floor((sent / included) * 100);
  if (percent < least) return null;
  const { account } = listing.client.upstream;
  const id = idOfObject(listing.row, object);
  const name = nameOfObject(object) ?? id;
  return {
    id: scopeOf(account.name, listing.row.path, id),
    scope: scopeIn(listing),
    title: `Traffic at ${percent} %: ${name}`,
    text: `${name} of the ${account.api.toLowerCase()} account ${account.name} has sent ${percent} % of the traffic that its price includes this month.`,
    account: { api: account.api, name: account.name },
    path: pathOf(listing, id),
  };
}

/** Load balancers are shown on the page of costs, by the id that they have in the graph. */
function pathOf({ client, row }: InventoryReading, id: string): string {
  const { account } = client.upstream;
  const isServer = row.path === servers.rows.servers.path;
  return isServer
    ? pagePath('machines', { open: keyIn(account, id) })
    : pagePath('costs', { by: 'resource', q: `id:${keyIn(account, 'loadBalancer', id)}` });
}

function scopeIn({ client, row }: { readonly client: InventoryReading['client']; readonly row: BoundRow }): string {
  return scopeOf(client.upstream.account.name, row.path);
}
