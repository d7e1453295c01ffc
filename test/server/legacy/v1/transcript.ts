/** One exchange as text for a golden file: the request, then status, headers and body as they came. */
import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';

/** What the moment or the connection decides, not the contract. */
const passing = new Set(['date', 'connection', 'keep-alive']);
const longestBody = 4_000;

export function transcript(request: string, answer: LightMyRequestResponse): string {
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !passing.has(name))
    .sort();
  const long = answer.body.length > longestBody;
  // The names of all currencies come with the runtime's Unicode data, and tag and length follow them.
  const shownHeaders = long ? headers.filter(([name]) => !['etag', 'content-length'].includes(name)) : headers;
  return [
    request,
    '',
    String(answer.statusCode),
    ...shownHeaders.map(([name, value]) => `${name}: ${String(value)}`),
    '',
    long ? digest(answer.body) : answer.body,
    '',
  ].join('\n');
}

function digest(body: string): string {
  const blanked = body
    .replace(/"name":"[^"]*","code"/g, '"name":"","code"')
    .replace(/"symbol":"[^"]*"/g, '"symbol":""');
  const hash = createHash('sha256').update(blanked).digest('hex');
  // Cut between characters, not within one.
  const head = [...body.slice(0, 1_000)].slice(0, -1).join('');
  return `${head}…\nwithout names and symbols of currencies: ${blanked.length} characters, sha256 ${hash}`;
}
