/** The GraphiQL page: one self-contained document, rendered and compressed on the first request. */
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

/** `root` is the path of the public URL, which a proxy strips. */
export function graphiql(root: string): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  let page: Promise<ReadyResponse> | undefined;
  return async function ({ headers }, reply) {
    return sendReady(reply, replyTo(headers, await (page ??= render(root))));
  };
}

/** Always gzipped: uncompressed it has 9 MB. */
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
