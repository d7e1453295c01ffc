/** The dialect of the dedicated API. */
import type { Dialect } from '../../rest/rows/dialect.js';
import { type FailureDetail, detail } from '../../rest/failures/detail.js';
import { type Failure, type UpstreamReply, hasError } from '../../rest/transport/reply.js';
import { unpaged } from '../../rest/rows/paging.js';
import { snakeCase } from '../../rest/mapping/field-names.js';
import { type Row, hasParts } from '../../rest/rows/row.js';
import { isObject, isText, numberAt, textAt } from '../../base/unknown.js';
import { encodeForm } from './form.js';

/** Names that differ from the other APIs, abbreviations, and lists named in the singular. */
const names = snakeCase({
  serverId: 'server_number',
  storageBoxId: 'storagebox_id',
  linkedStorageBoxId: 'linked_storagebox',
  firewallTemplateId: 'template_id',
  subnetIp: 'net_ip',
  subaccountUsername: 'sub_account_username',
  username: 'login',
  storageBoxUsername: 'accountid',
  homeDirectory: 'homedirectory',
  createdAt: 'createtime',
  sshKey: 'key',
  reverseDnsEntry: 'rdns',
  authorizedKeys: 'authorized_key',
  hostKeys: 'host_key',
  operatingSystem: 'os',
  distribution: 'dist',
  architecture: 'arch',
  language: 'lang',
  allowProviderServices: 'whitelist_hos',
  sourceIp: 'src_ip',
  sourcePort: 'src_port',
  destinationIp: 'dst_ip',
  destinationPort: 'dst_port',
  wakeOnLan: 'wol',
  addons: 'addon',
  nextReduction: 'next_reduce',
  nextReductionAt: 'next_reduce_date',
});

export const dialect: Dialect = {
  api: 'DEDICATED',
  baseUrl: 'https://robot-ws.your-server.de',
  atOnce: 8,
  // Three refused logins block the client's IP address for ten minutes.
  lockout: 600,
  ids: (name) => (/^(server|vswitch|(firewall)?template|storagebox)-?(number|id)$/i.test(name) ? 'int' : 'string'),
  names,
  currency: 'EUR',
  paging: unpaged,
  actions: null,
  headers: (userAndPassword) => ({ authorization: `Basic ${Buffer.from(userAndPassword).toString('base64')}` }),
  encode: (body) => ({ contentType: 'application/x-www-form-urlencoded', content: encodeForm(body) }),
  failure,
  payload: (row, body) => {
    const key = keyOf(row);
    const unwrap = (value: unknown) => (key !== null && isObject(value) ? value[key] : value);
    if (Array.isArray(body)) return body.map(unwrap);
    const one = unwrap(body);
    // A list with one object may come as the bare object; an empty list comes as an error.
    return row.kind === 'list' && isObject(one) ? [one] : one;
  },
  quota: () => undefined,
};

/** The last word of the path is the key of an object, and of each object in a list. */
export function keyOf(row: Row): string | null {
  const { options, path } = row;
  if (options.key !== undefined) return options.key;
  if (hasParts(row)) return null;
  const words = path.split('/').filter((word) => word && !word.startsWith('{'));
  return words.at(-1) ?? null;
}

/** Codes of a 404 that means an empty list; lists without keys come as `[]` instead. */
const empty: readonly string[] = ['NOT_FOUND', 'SERVER_NOT_FOUND', 'STORAGEBOX_NOT_FOUND'];

function failure({ status, body }: UpstreamReply, row: Row): Failure | undefined {
  if (status < 300 && !hasError(body)) return undefined;
  const error = isObject(body) ? body['error'] : undefined;
  const code = textAt(error, 'code') ?? `http_${status}`;
  if (status === 404 && row.kind === 'list' && keyOf(row) !== null && empty.includes(code)) return undefined;
  const message = textAt(error, 'message') ?? `status ${status} without a readable error`;
  if (code === 'RATE_LIMIT_EXCEEDED') {
    const seconds = numberAt(error, 'interval');
    return {
      status,
      code,
      message,
      as: 'UPSTREAM_RATE_LIMITED',
      retryAfter: seconds !== null && seconds > 0 ? seconds : 60,
    };
  }
  const details = detailsOf(error);
  // Some answers repeat the status of an error beside that of a success.
  const said = status < 300 ? (numberAt(error, 'status') ?? status) : status;
  return { status: said, code, message, ...(details.length > 0 && { details }) };
}

/** The inputs that are missing or invalid, where the answer lists them. */
function detailsOf(error: unknown): FailureDetail[] {
  const { missing, invalid }: Readonly<Record<string, unknown>> = isObject(error) ? error : {};
  return [
    ...namesIn(missing).map((input) => detail({ input, code: 'missing' })),
    ...namesIn(invalid).map((input) => detail({ input, code: 'invalid' })),
  ];
}

const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);
