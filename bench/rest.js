/** Three operations of /api/v1 beside bare node:http that sends the same bytes. */
import { inTurn } from './rounds.js';
import { printHead, printRow } from './table.js';

const operations = [
  { method: 'GET', path: '/api/v1', ofBare: 0.85 },
  { method: 'GET', path: '/api/v1/all' },
  { method: 'POST', path: '/api/v1/USD/INR', body: '{"amount":12.5}', ofBare: 0.65 },
];

export async function rest(stage, bounds) {
  printHead(['REST', 'bytes', 'Meridian', 'bare', 'Meridian : bare']);
  for (const { method, path, body, ofBare } of operations) {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const request = { method, body, headers: { ...stage.authorization, ...type } };
    const bytes = await copyToBare(stage, path, request);
    const operation = `${method} ${path}`;
    const { perSecond, ratio } = await inTurn(stage, ['Meridian', 'bare'], path, request, operation);
    const figures = [perSecond('Meridian').toFixed(0), perSecond('bare').toFixed(0)];
    printRow([operation, bytes, ...figures, ratio('Meridian', 'bare').toFixed(2)]);
    if (ofBare !== undefined) bounds.atLeast(`${operation}: Meridian : bare`, ofBare, ratio('Meridian', 'bare'));
  }
}

/** Returns the size of those bytes. */
export async function copyToBare(stage, path, request) {
  const [meridian, bare] = await Promise.all([stage.server('Meridian'), stage.server('bare')]);
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const response = await fetch(meridian.url + path, { ...request, headers });
  const body = Buffer.from(await response.arrayBuffer());
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body.toString().slice(0, 200)}`);
  await fetch(bare.url + path, { method: 'PUT', body });
  return body.length;
}
