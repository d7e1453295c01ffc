/** Response headers. Those of one kind share one object, as adding to a copy is slow. */
import type { Encoding } from '../../base/content-encoding.js';
import { openToScripts } from '../../base/open-to-scripts.js';

export type Headers = Readonly<Record<string, string>>;

/** Sent with every response of /graphql. */
export const always = { vary: 'accept, accept-encoding, authorization, cookie', ...openToScripts };

const known: Readonly<Record<Encoding, Map<string, Headers>>> = { br: new Map(), gzip: new Map(), identity: new Map() };

export function headersOf(mediaType: string, encoding: Encoding): Headers {
  const ofEncoding = known[encoding];
  let headers = ofEncoding.get(mediaType);
  if (!headers) ofEncoding.set(mediaType, (headers = encodedAs(encoding, { 'content-type': mediaType, ...always })));
  return headers;
}

export function encodedAs(encoding: Encoding, headers: Headers): Headers {
  return encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding };
}
