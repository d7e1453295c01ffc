/** The protocol of the dedicated API: Basic authentication, forms, a wrapper around each object, limits per call. */
import { keyOf } from '../dialect.js';
import { hasParts } from '../../../rest/rows/row.js';
import { isObject } from '../../../base/unknown.js';
import type { SandboxResponse, Protocol } from '../../../sandbox/protocol/protocol.js';
import { type Reason, Refusal, missing } from '../../../sandbox/protocol/refusal.js';
import { type Fields, listAt, objectsAt } from '../../../sandbox/world/values.js';
import { decodeForm } from '../../../sandbox/protocol/styles/form.js';
import { select } from '../../../sandbox/protocol/styles/select.js';

const statuses: Readonly<Record<Reason, number>> = {
  json_error: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  uniqueness_error: 409,
  conflict: 409,
  invalid_input: 400,
  service_error: 409,
  locked: 409,
  protected: 409,
  unsupported_media_type: 415,
  rate_limit_exceeded: 403,
  server_error: 500,
  unavailable: 503,
};

/** Codes for a missing object that this API also returns for an empty list. */
const emptyToo: readonly unknown[] = ['SERVER_NOT_FOUND', 'STORAGEBOX_NOT_FOUND'];

/** `created` lists the calls that respond with 201. */
export function robot({ created }: { created: readonly string[] }): Protocol {
  return {
    textBodies: true,

    credential: (secret) => `sandbox:${secret}`,

    isAuthorized: ({ authorization }, credential) =>
      authorization === `Basic ${Buffer.from(credential).toString('base64')}`,

    decode(text, contentType) {
      if (text !== '' && !/^application\/x-www-form-urlencoded\b/i.test(contentType)) {
        throw new Refusal('unsupported_media_type', 'the body is not a form');
      }
      return decodeForm(text);
    },

    list(row, { items, resource, query, show }) {
      const key = keyOf(row);
      const found = select(items, query, resource);
      if (found.length > 0 || key === null) return { status: 200, body: found.map((item) => around(key, show(item))) };
      return refuse(Refusal.notFound('nothing', emptyToo.includes(resource.missing) ? resource.missing : undefined));
    },

    answer(row, parts) {
      const status = created.includes(`${row.method} ${row.path}`) ? 201 : 200;
      if (row.result === null) return { status };
      if (hasParts(row)) return { status, body: parts };
      const key = keyOf(row);
      const [part] = Object.values(parts);
      return { status, body: Array.isArray(part) ? part.map((one) => around(key, one)) : around(key, part) };
    },

    refuse,

    rateLimitHeaders: () => ({}),
  };
}

function around(key: string | null, value: unknown): unknown {
  return key === null ? value : { [key]: value };
}

function refuse({ reason, message, details, code }: Refusal): SandboxResponse {
  const status = statuses[reason];
  const usual = reason === 'server_error' ? 'INTERNAL_ERROR' : reason.toUpperCase();
  return { status, body: { error: { status, code: code ?? usual, message, ...moreOf(reason, details) } } };
}

function moreOf(reason: Reason, details: unknown): Fields {
  if (reason === 'invalid_input') {
    const names = (isMissing: boolean) => {
      const found = objectsAt(details, 'fields').filter(
        (field) => listAt(field, 'messages').includes(missing) === isMissing,
      );
      return found.length > 0 ? found.map(({ name }) => name) : null;
    };
    return { missing: names(true), invalid: names(false) };
  }
  if (reason !== 'rate_limit_exceeded' || !isObject(details)) return {};
  return { max_request: details['calls'], interval: details['seconds'] };
}
