/** The page that shows a search hit, and the field that matched. */
import { isMachineType } from '../ask/machine-types.js';
import { addressOf } from '../format/resource-address.js';
import type { FindQuery } from '../generated/graphql.js';
import type { IconName } from '../parts/icon.js';
import { hrefTo } from '../route/address.js';

export type Hit = FindQuery['hosting']['find']['nodes'][number];

export function isMachine({ resource, type }: Hit): boolean {
  return isMachineType(resource?.__typename ?? type);
}

export function isRecord({ resource }: Hit): boolean {
  return resource !== null && 'id' in resource;
}

/** Other types are shown in the costs and the findings. */
export function hrefOfHit(hit: Hit): string {
  const { api, accountName: account, id, name, type, resource } = hit;
  const whose = { of: null };
  if (isMachine(hit)) return hrefTo('machines', { ...whose, open: addressOf({ api, account, id: id ?? '' }) });
  if (resource !== null && 'id' in resource) return hrefTo('names', { ...whose, open: resource.id });
  if (type === 'EdgeZone') return hrefTo('names', { ...whose, zone: name ?? id });
  return hrefTo('costs', { ...whose, q: `name:${quoted(name ?? id ?? '')}` });
}

export function iconOf(hit: Hit): IconName {
  if (isMachine(hit)) return 'machines';
  return isRecord(hit) || hit.type === 'EdgeZone' ? 'names' : 'link';
}

function quoted(text: string): string {
  return /[\s,"!]/.test(text) ? `"${text.replaceAll('"', '')}"` : text;
}
