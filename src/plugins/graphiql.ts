/** The GraphiQL page: one self-contained document, made and compressed when the first browser asks for it. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Encoded } from './content-encoding.js';

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

/** Gzipped HTML: whole, it is four times as large. */
let page: Promise<Buffer> | undefined;

export async function graphiqlPage(gzipped: boolean): Promise<Encoded> {
  page ??= render();
  const body = await page;
  return gzipped ? { body, encoding: 'gzip' } : { body: await promisify(gunzip)(body), encoding: 'identity' };
}

async function render(): Promise<Buffer> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const html = renderGraphiQL({
    title: 'Meridian GraphiQL',
    endpoint: '/graphql',
    defaultQuery: firstQuery,
    headers: JSON.stringify({ Authorization: 'Bearer ' }, null, 2),
    isHeadersEditorEnabled: true,
  });
  return promisify(gzip)(html);
}
