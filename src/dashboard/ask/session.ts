/** The session says who is signed in. The token itself is in a cookie that no script can read. */
import { root } from '../route/address.js';
import { dropAllDrafts } from '../parts/form/drafts.js';
import { store } from '../parts/store.js';
import { forgetAttention } from './attention.js';
import { sourceNews } from '../format/source-states.js';

/** `unknown` until the server responds; `ended`: the token was refused while the page was open. */
export type SessionState = 'unknown' | 'signed-in' | 'signed-out' | 'ended';

export const session = store<SessionState>('unknown');

/** Counts the sign-ins: results for one token are not shown to another. */
export const signIns = store(0);

/** Counts the sign-outs, and the sign-ins with a token that may less: nothing that was shown before remains. */
export const signOuts = store(0);

/** All tabs have one cookie: without this, results for the token of another tab would stand among those for the former one. */
const otherTabs = new BroadcastChannel(`session ${root}`);
otherTabs.onmessage = ({ data }: MessageEvent<unknown>) => {
  if (data === 'signed-in') nowSignedIn();
  if (data === 'signed-out') nowSignedOut();
};

function nowSignedIn(): void {
  session.set('unknown');
  newToken();
}

function nowSignedOut(): void {
  session.set('signed-out');
  dropAllDrafts();
  newToken();
  signOuts.set(signOuts.get() + 1);
}

function newToken(): void {
  signIns.set(signIns.get() + 1);
  sourceNews.set([]);
  forgetAttention();
}

/** Null on success; else a message for the reader. */
export async function signIn(token: string): Promise<string | null> {
  const response = await send('POST', { token }).catch(() => null);
  if (response === null) return 'Meridian is not responding. Try again in a moment.';
  if (response.status === 401) return 'This token is unknown, expired or deactivated.';
  if (!response.ok) return messageIn(await response.json().catch(() => null));
  nowSignedIn();
  otherTabs.postMessage('signed-in');
  return null;
}

/** False when the server could not be reached, so that the cookie remains. */
export async function signOut(): Promise<boolean> {
  const response = await send('DELETE').catch(() => null);
  if (!response?.ok) return false;
  nowSignedOut();
  otherTabs.postMessage('signed-out');
  return true;
}

/** The token of a sign-in link is in the fragment, which is never sent; it is removed from the address at once. */
export function tokenOfLink(): string | null {
  const token = /^#token=(mrd_[\w-]+)$/.exec(location.hash)?.[1];
  if (token === undefined) return null;
  history.replaceState(null, '', location.pathname + location.search);
  return token;
}

/**
 * Signs in by a link, unless the reader is signed in with another token and chooses to stay so: anybody can create a
 * link, and later acts would be done in the name of its author. Null on success or refusal; else a message for the
 * reader.
 */
export async function followLink(token: string): Promise<string | null> {
  const current = await currentToken();
  const isOther = current !== null && token.split('_')[1] !== current.id;
  const question = `You are signed in with the token ${current?.name ?? ''}. Sign in with the token from this link instead?`;
  return isOther && !confirm(question) ? null : signIn(token);
}

async function currentToken(): Promise<{ readonly id: string; readonly name: string } | null> {
  const body = JSON.stringify({ query: '{ token { id name } }' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${root}/graphql`, { method: 'POST', headers, body }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  const token = within(within(answer, 'data'), 'token');
  const [id, name] = [within(token, 'id'), within(token, 'name')];
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
}

function within(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function send(method: 'POST' | 'DELETE', body?: object): Promise<Response> {
  return fetch(`${root}/session`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
}

function messageIn(body: unknown): string {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
  return typeof message === 'string' ? message : 'Signing in failed. Try again in a moment.';
}
