/** The dialect of the edge API: an envelope around every response, whose `success` decides, not the status. */
import type { ErrorCode } from '../../base/errors.js';
import { type FailureDetail, detail } from '../../rest/failures/detail.js';
import { answerKind } from '../../rest/rows/response-kind.js';
import { json } from '../../rest/rows/body.js';
import type { Dialect } from '../../rest/rows/dialect.js';
import { snakeCase } from '../../rest/mapping/field-names.js';
import { chained, numbered, trailing } from '../../rest/rows/paging.js';
import { type Failure, type UpstreamReply, hasError } from '../../rest/transport/reply.js';
import type { Row } from '../../rest/rows/row.js';
import { leftIn } from '../../rest/limits/rate-limit-window.js';
import { isObject, numberAt, textAt } from '../../base/unknown.js';

/** Lists with cursors; the page size parameter has two names. */
export const cursors = (size: 'limit' | 'per_page') =>
  chained({ size: 1000, least: 10 }, { mark: 'cursor', size }, (body) => {
    const info = infoOf(body);
    // Some responses nest the cursor one level deeper.
    return textAt(info, 'cursor') ?? textAt(isObject(info) ? info['cursors'] : undefined, 'after');
  });

/** Videos are ordered by time, newest first. */
export const byTime = trailing(
  { size: 1000 },
  { mark: 'before', size: 'limit', total: 'include_counts' },
  {
    time: (item) => textAt(item, 'created'),
    id: (item) => textAt(item, 'uid'),
    total: (body) => numberAt(body, 'total'),
  },
);

/** The configuration of tunnels is written in camelCase. */
const camelCased = Object.fromEntries(
  [
    'caPool',
    'connectTimeout',
    'disableChunkedEncoding',
    'http2Origin',
    'httpHostHeader',
    'keepAliveConnections',
    'keepAliveTimeout',
    'noHappyEyeballs',
    'originRequest',
    'originServerName',
    'proxyType',
    'tcpKeepAlive',
    'tlsTimeout',
  ].map((name) => [name, name]),
);

export const dialect: Dialect = {
  api: 'EDGE',
  baseUrl: 'https://api.cloudflare.com/client/v4',
  atOnce: 8,
  ids: 'string',
  names: snakeCase({
    ...camelCased,
    matchSniToHost: 'matchSNItoHost',
    noTlsVerify: 'noTLSVerify',
    warpRouting: 'warp-routing',
    azureAd: 'azureAD',
    cve202144228: 'CVE-2021-44228',
    githubOrganization: 'github-organization',
    monitorGroupId: 'monitor_group',
    primaryCertificateId: 'primary_certificate',
    serviceAuth401Redirect: 'service_auth_401_redirect',
    tls13: 'tls_1_3',
    zeroRtt: '0rtt',
    requireSignedUrls: 'requireSignedURLs',
    uploadUrl: 'uploadURL',
  }),
  currency: 'USD',
  paging: numbered({ size: 50, least: 5 }, (body) => ({
    total: numberAt(infoOf(body), 'total_count'),
    last: numberAt(infoOf(body), 'total_pages'),
  })),
  actions: null,
  headers: (token) => ({ authorization: `Bearer ${token}` }),
  encode: json,
  failure,
  messages: (body) => (isObject(body) ? detailsIn([body['messages']].flat()) : []),
  lacks: (row, body) => (!hasEnvelope(row) || (isObject(body) && body['success'] === true) ? null : '`success: true`'),
  payload: ({ kind, options: { key } }, body) => {
    if (key === null || !isObject(body)) return body;
    const { result } = body;
    // Some lists without objects are null instead of empty.
    if (kind === 'list' && result === null && numberAt(infoOf(body), 'total_count') === 0) return [];
    return key === undefined || !isObject(result) ? result : result[key];
  },
  window: { limit: '1200/5m', per: 'user', left: leftIn },
  quota: () => undefined,
};

/** Text and bytes have no envelope, nor do the objects of a few rows. */
function hasEnvelope(row: Row): boolean {
  return ['json', 'nothing'].includes(answerKind(row)) && row.options.key !== null;
}

function infoOf(body: unknown): unknown {
  return isObject(body) ? body['result_info'] : undefined;
}

/** Codes more specific than their status. */
const as: Readonly<Record<string, ErrorCode>> = {
  '7003': 'UPSTREAM_NOT_FOUND',
  '10000': 'UPSTREAM_FORBIDDEN',
  '81044': 'UPSTREAM_NOT_FOUND',
  '81057': 'UPSTREAM_CONFLICT',
};

function failure({ status, body }: UpstreamReply): Failure | undefined {
  const { success, errors, error }: Readonly<Record<string, unknown>> = isObject(body) ? body : {};
  const isRefused = status >= 300 || success === false || (success === undefined && hasError(body));
  if (!isRefused) return undefined;
  const details = detailsIn([errors, error].flat());
  const [first] = details;
  const code = first?.code ?? `http_${status}`;
  return {
    status,
    code,
    message: first?.message ?? `status ${status} without a readable error`,
    ...(details.length > 0 && { details }),
    ...(as[code] && status < 500 && { as: as[code] }),
  };
}

/** How deep errors may lie in the chains of others. */
const deepest = 5;

/** The errors of an envelope, each before those of its chain, which are its causes. */
function detailsIn(errors: readonly unknown[], depth = 0): FailureDetail[] {
  return errors.filter(isObject).flatMap((error) => {
    const { error_chain: chain, source } = error;
    const code = numberAt(error, 'code') ?? textAt(error, 'code');
    const own = detail({
      message: textAt(error, 'message'),
      code: code === null ? null : String(code),
      input: textAt(source, 'pointer'),
      documentationUrl: textAt(error, 'documentation_url'),
    });
    return [own, ...(Array.isArray(chain) && depth < deepest ? detailsIn(chain, depth + 1) : [])];
  });
}
