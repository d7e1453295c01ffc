/** The token as the password of Basic authentication (RFC 7617), as spreadsheets send it: for exports alone. */
import type { IncomingHttpHeaders } from 'node:http';
import { type SentRequest, requireSameOrigin } from '../http/same-origin.js';

/** Characters; the name of the user, which says nothing here, may be long. */
const longest = 2_048;
const basic = /^basic +([A-Za-z0-9+/]+={0,2}) *$/i;
const browserHeaders = ['origin', 'sec-fetch-site', 'referer'] as const;

/** The headers with the token of a password as Bearer; a browser sends a password it remembers for any page, too. */
export function withPassword({ method, headers }: SentRequest, baseUrl: string): IncomingHttpHeaders {
  const password = passwordIn(headers.authorization);
  if (password === null) return headers;
  if (browserHeaders.some((name) => headers[name] !== undefined)) requireSameOrigin({ method, headers }, baseUrl);
  return { ...headers, authorization: `Bearer ${password}` };
}

/** All that follows the first colon; null without any. */
function passwordIn(authorization = ''): string | null {
  if (authorization.length > longest) return null;
  const [, encoded = ''] = basic.exec(authorization) ?? [];
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  return password.trim() || null;
}

/** Only a person is asked for a password: browsers would also ask for one where a script is refused. */
export function challengeTo({ 'sec-fetch-mode': mode }: IncomingHttpHeaders): string {
  const isScript = mode !== undefined && mode !== 'navigate';
  return isScript ? 'Bearer' : 'Bearer, Basic realm="Meridian exports", charset="UTF-8"';
}
