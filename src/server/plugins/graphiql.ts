/** The GraphiQL page: one self-contained document, rendered and compressed on the first request of each encoding. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bufferOf } from '../../base/bytes.js';
import { type Encoding, encode, encodingFor } from '../../base/content-encoding.js';
import { encodedAs } from '../../graphql/http/response-headers.js';
import { type ReadyResponse, answerOf, hashOf } from '../http/ready-answers.js';
import { replyTo, sendReady } from '../http/send-ready.js';

const firstQuery = `# Ask for a country, its currency and its states in one go.
{
  country(code: "IN") {
    name
    flag
    currency {
      code
      symbol
      rate(base: "USD")
    }
    states {
      name
      cities {
        name
      }
    }
  }
}
`;

/** `root` is the path of the public URL, which a proxy strips. */
export function graphiql(root: string): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const pages = new Map<Encoding, Promise<ReadyResponse>>();
  return async function ({ headers }, reply) {
    const encoding = encodingFor(headers['accept-encoding']?.toString());
    const page = pages.get(encoding) ?? render(root, encoding);
    pages.set(encoding, page);
    return sendReady(reply, replyTo(headers, await page));
  };
}

/** Each encoding by itself: uncompressed it has 9 MB, which few ask for. */
async function render(root: string, wanted: Encoding): Promise<ReadyResponse> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const options = {
    title: 'Meridian GraphiQL',
    endpoint: `${root}/graphql`,
    defaultQuery: firstQuery,
    headers: JSON.stringify({ Authorization: 'Bearer ' }, null, 2),
    isHeadersEditorEnabled: true,
  };
  const html = reading(renderGraphiQL(options), JSON.stringify(options));
  const { body: encoded, encoding } = await encode(Buffer.from(html), wanted, true);
  const body = bufferOf(encoded);
  const headers = encodedAs(encoding, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOf(html),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    vary: 'accept, accept-encoding',
  });
  return answerOf(body, hashOf(body), headers);
}

/** GraphiQL itself reads only the query from the URL; this adds the variables. */
function reading(html: string, options: string): string {
  const [before = '', after, ...more] = html.split(options);
  if (after === undefined || more.length > 0) throw new Error('Expected the options of GraphiQL once in its page');
  return `${before}{ ...${options}, ...(${linked})() }${after}`;
}

/**
 * Runs in the browser. It removes the variables from the URL, where GraphiQL would not keep them up to date. A query
 * without variables gets those of the open tab, if that has the same query.
 */
const linked = String.raw`function () {
  const address = new URL(location.href);
  const query = address.searchParams.get('query');
  if (query === null) return {};
  let variables = address.searchParams.get('variables');
  address.searchParams.delete('variables');
  address.searchParams.delete('operationName');
  history.replaceState({}, '', address);
  if (variables === null) {
    let open;
    try {
      const { tabs, activeTabIndex } = JSON.parse(localStorage.getItem('graphiql:tabState'));
      open = tabs[activeTabIndex];
    } catch {}
    return { variables: (open && open.query === query && open.variables) || '' };
  }
  try {
    variables = JSON.stringify(JSON.parse(variables) || {}, null, 2);
  } catch {}
  return { variables: variables === '{}' ? '' : variables };
}`;

/** Allows only the page's own scripts, and requests only to this service. */
function policyOf(html: string): string {
  const scripts = [...html.matchAll(/<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src ${hashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    'worker-src blob:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
