/** The id of a finding, made from its account, kind and subject, but not from other data. */
import { createHash } from 'node:crypto';
import { isAccountName, sandboxName } from '../../../base/account-name.js';
import type { Account } from '../../../rest/transport/account.js';

type NamedAccount = Pick<Account, 'api' | 'name' | 'sandbox'>;

export interface FindingIdParts {
  /** The API, in lower case. */
  readonly api: string;
  readonly account: string;
  readonly kind: string;
  /** A hash of what distinguishes it from others of the kind. */
  readonly hash: string;
}

/** `subject` is what it is about; `place` numbers findings of a kind with the same subject. */
export function findingId(account: NamedAccount, kind: string, { subject, place }: FindingSubject): string {
  const { api, name, sandbox } = account;
  const text = JSON.stringify([api, name, sandbox, kind, subject, place]);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return writtenId({ api: api.toLowerCase(), account: name, kind, hash });
}

interface FindingSubject {
  readonly subject: string;
  readonly place: number;
}

export function writtenId({ api, account, kind, hash }: FindingIdParts): string {
  return [api, account, kind, hash].join(':');
}

/** Null if the text is no id of a finding. */
export function parseFindingId(text: string): FindingIdParts | null {
  const [api = '', account = '', kind = '', hash = '', ...more] = text.split(':');
  const isAccount = isAccountName(account) || account === sandboxName;
  const isOne = /^[a-z]{1,20}$/.test(api) && /^[A-Z0-9_]{1,80}$/.test(kind) && isHash(hash) && more.length === 0;
  return isAccount && isOne ? { api, account, kind, hash } : null;
}

export function isHash(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
