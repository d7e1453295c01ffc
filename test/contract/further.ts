/** Calls that the providers have and the listing lacks: rows say of them that they are not listed. */
import type { Api } from '../../src/rest/rows/dialect.js';

export const furtherCalls: Readonly<Record<Api, readonly string[]>> = {
  CLOUD: [],
  DEDICATED: [],
  EDGE: [
    'GET /accounts/{accountId}/storage/kv/namespaces/{id}',
    'POST /accounts/{accountId}/stream/direct_upload',
    'POST /zones/{zoneId}/dns_records/batch',
  ],
  STORAGE: [],
};
