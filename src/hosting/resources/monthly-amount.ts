/** Works out the monthly cost of one resource, with the functions that draft the lines of the bill. */
import type { GraphQLResolveInfo } from 'graphql';
import { FloatingIp } from '../../apis/cloud/networks/floating-ips.js';
import { LoadBalancer } from '../../apis/cloud/load-balancers/load-balancer.js';
import { pricing } from '../../apis/cloud/pricing.js';
import { PrimaryIp } from '../../apis/cloud/networks/primary-ips.js';
import { Image } from '../../apis/cloud/servers/images.js';
import { Server } from '../../apis/cloud/servers/server.js';
import { Volume } from '../../apis/cloud/volumes.js';
import { FailoverIp } from '../../apis/dedicated/networks/failovers.js';
import { Ip } from '../../apis/dedicated/networks/ips.js';
import { Subnet } from '../../apis/dedicated/networks/subnets.js';
import { Server as DedicatedServer } from '../../apis/dedicated/server.js';
import { StorageBox as DedicatedStorageBox } from '../../apis/dedicated/storage-boxes/storage-boxes.js';
import { Account as EdgeAccount } from '../../apis/edge/accounts/account.js';
import { Zone } from '../../apis/edge/zones/zone.js';
import { Box } from '../../apis/storage/box.js';
import { isId, isObject, textAt } from '../../base/unknown.js';
import { originOf } from '../../rest/mapping/to-graph.js';
import { monthOfCosts } from '../bill/amounts/month-of-costs.js';
import { serverCosts } from '../bill/lines/cloud-server-lines.js';
import { CloudPriceIndex } from '../bill/lines/cloud-price-index.js';
import type { BillDraft, KindCost, Price } from '../bill/lines/bill-draft.js';
import { dedicatedServerCost, dedicatedStorageBoxCost } from '../bill/lines/dedicated-lines.js';
import { edgeAccountLines } from '../bill/lines/edge-account-lines.js';
import type { BelowReader } from '../bill/lines/family.js';
import { Subscriptions, readSubscriptions } from '../bill/lines/subscriptions.js';
import { type DraftSources, collect, draftsOf } from '../bill/collect.js';
import type { Sent } from '../../rest/mapping/as-sent.js';
import type { Account } from '../../rest/transport/account.js';
import type { Client } from '../../rest/transport/client.js';
import { floatingIpCost } from '../bill/lines/floating-ip-lines.js';
import { loadBalancerCost } from '../bill/lines/load-balancer-lines.js';
import { planCost } from '../bill/lines/plan-lines.js';
import { primaryIpCost } from '../bill/lines/primary-ip-lines.js';
import { snapshotCost } from '../bill/lines/snapshot-lines.js';
import { addonCost, isPaidIp, isPaidSubnet } from '../bill/lines/addon-lines.js';
import { storageBoxCost } from '../bill/lines/storage-box-lines.js';
import { volumeCost } from '../bill/lines/volume-lines.js';
import { labelsOf, timeIn } from '../bill/lines/billed.js';
import { ownCosts } from '../bill/own-prices/own-costs.js';
import type { HostingContext } from '../context.js';
import { Inventory } from '../inventory/inventory.js';

interface PriceContext {
  readonly context: HostingContext;
  readonly info: GraphQLResolveInfo;
}

export const aboutMonthlyAmount =
  'Monthly cost as billed, in the currency of the price; null where unknown or not billed by itself';

/** Seconds: the default age of the bill's reads. */
const oldestPrices = 60;

/** The monthly cost, in the currency of its price; null if it is unknown or not billed. */
export async function monthlyAmountOf(resource: object, priceContext: PriceContext): Promise<Price | null> {
  const client = originOf(resource)?.client;
  if (!client) return null;
  const ofList = costsByPriceList(resource);
  const inventory = Inventory.of(priceContext, oldestPrices);
  const costs = ofList
    ? ofList(CloudPriceIndex.of(await inventory.in(client, pricing.rows.pricing)))
    : await costsWithoutPriceList(resource, client, inventory);
  const { config, upstreams } = priceContext.context;
  const costsNow = ownCosts(config.prices, upstreams.clock.now());
  const { account } = client.upstream;
  if (resource instanceof EdgeAccount) {
    const drafts = await draftsOfAccount(account, { inventory, schema: priceContext.info.schema });
    return monthOfCosts(drafts.filter((draft) => draft.id === resource.id).map(costsNow));
  }
  // Addresses and networks of the dedicated API are identified by themselves.
  const ip = isAddon(resource) ? textAt(resource, 'ip') : null;
  const id: unknown = ip ?? Reflect.get(resource, 'id');
  const name = ip ?? textAt(resource, resource instanceof Image ? 'description' : 'name') ?? '';
  const sent: unknown = Reflect.get(resource, 'labels');
  const labels = labelsOf(isObject(sent) ? sent : {});
  const created = timeIn(Reflect.get(resource, resource instanceof Zone ? 'createdOn' : 'created'));
  const thing = { account, id: isId(id) ? String(id) : '', name, labels, created };
  return monthOfCosts(costs.map((cost) => costsNow({ ...thing, ...cost })));
}

type CostsByPriceList = (prices: CloudPriceIndex) => readonly KindCost[];

/** The cost function of a resource; null if the account's price list does not price it. */
function costsByPriceList(resource: object): CostsByPriceList | null {
  if (resource instanceof Server) return (prices) => serverCosts(resource, prices);
  if (resource instanceof Volume) return (prices) => [volumeCost(resource, prices)];
  if (resource instanceof PrimaryIp) return (prices) => [primaryIpCost(resource, prices)];
  if (resource instanceof FloatingIp) return (prices) => [floatingIpCost(resource, prices)];
  if (resource instanceof LoadBalancer) return (prices) => [loadBalancerCost(resource, prices)];
  // Backups are paid with their server.
  if (resource instanceof Image && resource.type === 'snapshot') return (prices) => [snapshotCost(resource, prices)];
  return null;
}

/** The lines of all accounts that the credential reaches: one list has them. */
async function draftsOfAccount({ api, name }: Account, sources: DraftSources): Promise<readonly BillDraft[]> {
  const filter = { apis: [api], accounts: [name], kinds: [...edgeAccountLines.kinds] };
  return (await draftsOf(await collect(sources.inventory, filter), sources)).flat();
}

async function costsWithoutPriceList(
  resource: object,
  client: Client,
  inventory: Inventory,
): Promise<readonly KindCost[]> {
  if (resource instanceof Box) return [storageBoxCost(resource)];
  if (resource instanceof Zone) {
    const owner: Sent<Zone>['account'] = resource.account;
    const read: BelowReader['read'] = (row, values) => inventory.in(client, row, { values });
    const listings = isId(owner?.id) ? await readSubscriptions([owner.id], { read }) : [];
    return [planCost(resource, new Subscriptions(listings))];
  }
  if (resource instanceof DedicatedServer) return [dedicatedServerCost(resource)];
  if (resource instanceof DedicatedStorageBox) return [dedicatedStorageBoxCost(resource)];
  return isAddon(resource) ? [addonCost] : [];
}

function isAddon(resource: object): boolean {
  if (resource instanceof Ip) return isPaidIp(resource);
  return resource instanceof Subnet ? isPaidSubnet(resource) : resource instanceof FailoverIp;
}
