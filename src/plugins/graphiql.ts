/** The GraphiQL page: one self-contained document, made and compressed when the first browser asks for it. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

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

interface Page {
  /** Gzipped for everyone: whole, it is 9 MB. */
  readonly body: Buffer;
  readonly policy: string;
}

let page: Promise<Page> | undefined;

export async function graphiql(reply: FastifyReply): Promise<void> {
  page ??= render();
  const { body, policy } = await page;
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      vary: 'accept',
    })
    .send(body);
}

async function render(): Promise<Page> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const html = renderGraphiQL({
    title: 'Meridian GraphiQL',
    endpoint: '/graphql',
    defaultQuery: firstQuery,
    headers: JSON.stringify({ Authorization: 'Bearer ' }, null, 2),
    isHeadersEditorEnabled: true,
  });
  return { body: await promisify(gzip)(html), policy: policyOf(html) };
}

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
    "frame-ancestors 'self'",
  ].join('; ');
}
