/** Calls that the providers have and the listing lacks: rows say of them that they are not listed. */
import type { Api } from '../../../src/rest/rows/dialect.js';
import { nameOf, readFacts } from './facts.js';

const ofEdge = [
  'GET /accounts/{accountId}/storage/kv/namespaces/{id}',
  'GET /zones/{zoneId}/dnssec',
  'PATCH /accounts/{accountId}/load_balancers/pools/{id}',
  'PATCH /zones/{zoneId}/dnssec',
  'PATCH /zones/{zoneId}/healthchecks/{id}',
  'POST /accounts/{accountId}/stream/direct_upload',
  'POST /zones/{zoneId}/dns_records/batch',
];

/** As the facts have them, or, where no facts are kept of them, by name. */
export function furtherCalls(api: Api): string[] {
  const known = readFacts(api).endpoints.filter(({ isFurther }) => isFurther);
  return [...known.map(nameOf), ...(api === 'EDGE' ? ofEdge : [])].sort();
}
