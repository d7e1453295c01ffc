/** Calls that the providers have and the listing lacks: rows say of them that they are not listed. */
import type { Api } from '../../../src/rest/rows/dialect.js';
import { nameOf, readFacts } from './facts.js';

const ofEdge = [
  'GET /accounts/{accountId}/storage/kv/namespaces/{id}',
  'GET /zones/{zoneId}/dnssec',
  'PATCH /zones/{zoneId}/dnssec',
  'PATCH /zones/{zoneId}/healthchecks/{id}',
  'POST /accounts/{accountId}/stream/direct_upload',
];

/** As the facts have them, or by name, where the facts lack them. */
export function furtherCalls(api: Api): string[] {
  const known = readFacts(api).endpoints.filter(({ isFurther }) => isFurther);
  return [...known.map(nameOf), ...(api === 'EDGE' ? ofEdge : [])].sort();
}
