/** The GraphiQL page: one self-contained document, made and compressed when the first browser asks for it. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
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

/** `root` is the path of the public address, which a proxy takes away. */
export function graphiql(root: string): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  let page: Promise<ReadyResponse> | undefined;
  return async function ({ headers }, reply) {
    return sendReady(reply, replyTo(headers, await (page ??= render(root))));
  };
}

/** Gzipped for everyone: whole, it is 9 MB. */
async function render(root: string): Promise<ReadyResponse> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const options = {
    title: 'Meridian GraphiQL',
    endpoint: `${root}/graphql`,
    defaultQuery: firstQuery,
    headers: JSON.stringify({ Authorization: 'Bearer ' }, null, 2),
    isHeadersEditorEnabled: true,
  };
  const html = reading(renderGraphiQL(options), JSON.stringify(options));
  const body = await promisify(gzip)(html);
  return answerOf(body, hashOf(body), {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-security-policy': policyOf(html),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    vary: 'accept',
  });
}

/** The page itself reads no more of its address than the query. */
function reading(html: string, options: string): string {
  const [before = '', after, ...more] = html.split(options);
  if (after === undefined || more.length > 0) throw new Error('Expected the options of GraphiQL once in its page');
  return `${before}{ ...${options}, ...(${linked})() }${after}`;
}

/**
 * Runs in the browser. The address then loses the variables, which GraphiQL would not keep up to date there: of a query
 * that comes without them they are those of its open tab, and never those of another.
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

/** Only the page's own scripts run, and they ask nobody but this service. */
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
