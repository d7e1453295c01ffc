/** Calls of the dedicated API as any HTTP client makes them: with a user and a password, and forms. */
import type { Account } from '../../../../src/rest/transport/account.js';
import { isObject } from '../../../../src/base/unknown.js';

export interface FormReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** For instance `GET /server` or `POST /rdns/192.0.2.1` with `ptr=a.example.com`. */
export async function formCall(account: Account, line: string, form?: string): Promise<FormReply> {
  const [method = 'GET', path = '/'] = line.split(' ');
  const response = await fetch(`${account.baseUrl}${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(account.credential).toString('base64')}`,
      ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form !== undefined && { body: form }),
  });
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, headers: response.headers, body };
}

/** What stands in the wrappers of a list. */
export function listIn({ body }: FormReply): Readonly<Record<string, unknown>>[] {
  const list: unknown[] = Array.isArray(body) ? body : [];
  return list
    .map((item) => (isObject(item) && Object.keys(item).length === 1 ? Object.values(item)[0] : item))
    .filter(isObject);
}
