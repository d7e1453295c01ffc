/** Reads the accounts of a hosting API from single settings and from a list. No problem repeats a value. */
import { defaultName, isAccountName, nameForm, sandboxName } from '../../base/account-name.js';
import type { Api } from '../../rest/rows/dialect.js';
import type { CredentialKind } from './values.js';
import { type CredentialReading, checked } from './credential.js';
import { type CredentialFile, behind, inForm, readCredentialFile } from './credential-file.js';

interface NamedCredential {
  readonly name: string;
  readonly credential: string;
}

/** Returns a setting's value, trimmed; undefined when it is not set. */
type Setting = (name: string) => string | undefined;

interface CredentialEntry extends CredentialReading {
  /** Null when it is invalid. */
  readonly name: string | null;
  /** The file that holds it; undefined where it is given directly. */
  readonly file?: CredentialFile;
}

/** `parts` are joined with colons into one credential. */
export interface CredentialParts {
  readonly api: Api;
  readonly parts: readonly string[];
  readonly kind: CredentialKind;
}

/** The accounts of the single settings and of the list, each once. */
export function readCredentials(
  setting: Setting,
  given: CredentialParts,
): {
  readonly accounts: readonly NamedCredential[];
  readonly files: readonly CredentialFile[];
  readonly problems: readonly string[];
} {
  const single = readSingle(setting, given);
  const entries = readList(setting, given);
  const problems = [...single.problems, ...entries.flatMap((entry) => entry.problems)];
  problems.push(...clashes(`${given.api}_ACCOUNTS`, single.isGiven, single.credential, entries));
  const accounts = [{ name: defaultName, credential: single.credential }, ...entries].flatMap(({ name, credential }) =>
    name === null || credential === undefined ? [] : [{ name, credential }],
  );
  return { accounts, files: [single, ...entries].flatMap(({ file }) => file ?? []), problems };
}

function readSingle(
  setting: Setting,
  { api, parts, kind }: CredentialParts,
): Omit<CredentialEntry, 'name'> & { readonly isGiven: boolean } {
  const secret = `${api}_${parts.at(-1) ?? ''}`;
  const file = `${secret}_FILE`;
  const names = parts.map((part) => `${api}_${part}`);
  const settings = [...names, file];
  const given = [`${api}_BASE_URL`, ...settings].find((name) => setting(name) !== undefined);
  const isGiven = settings.some((name) => setting(name) !== undefined);
  // Otherwise the sandbox would silently replace the account that was meant.
  const isWanted = given !== undefined && (isGiven || setting(`${api}_ACCOUNTS`) === undefined);
  const isMissing = (name: string) => setting(name) === undefined && !(name === secret && setting(file) !== undefined);
  const missing = names.filter(isMissing);
  const problems = isWanted ? missing.map((name) => `${name}: expected with ${given}, but got none`) : [];
  if (setting(file) !== undefined && setting(secret) !== undefined) {
    problems.push(`${file}: expected none with ${secret}, but got both`);
  }
  const others = names.slice(0, -1).map((name) => ({ name, value: setting(name) ?? '' }));
  problems.push(...others.flatMap(({ name, value }) => checked(name, value, kind).problems));
  const before = others.map(({ value }) => `${value}:`).join('');
  const path = setting(secret) === undefined ? setting(file) : undefined;
  const last =
    path === undefined
      ? behind(before, checked(secret, setting(secret) ?? '', kind))
      : inFile({ api, account: defaultName, setting: file, path, kind, before, form: null });
  problems.push(...last.problems);
  return problems.length > 0 || missing.length > 0 ? { problems, isGiven } : { ...last, isGiven };
}

function inFile(file: CredentialFile): Omit<CredentialEntry, 'name'> {
  const read = readCredentialFile(file, 'file or pipe');
  return read.isPipe ? read : { ...read, file };
}

/** Parses `name=credential, name=@file`. */
function readList(setting: Setting, given: CredentialParts): readonly CredentialEntry[] {
  const list = `${given.api}_ACCOUNTS`;
  const text = setting(list);
  if (text === undefined) return [];
  const parts = text.replace(/,\s*$/, '').split(',');
  return parts.map((part, index) => readEntry(`${list}, entry ${index + 1}`, part, given));
}

function readEntry(where: string, text: string, { api, parts, kind }: CredentialParts): CredentialEntry {
  const equals = text.indexOf('=');
  const name = text.slice(0, Math.max(0, equals)).trim();
  const value = text.slice(equals + 1).trim();
  const form = parts.length > 1 ? parts.join(':').toLowerCase() : null;
  if (equals < 0 || name === '' || value === '') {
    const got = equals < 0 ? 'one without =' : name === '' ? 'no name' : 'no credential';
    return { name: null, problems: [`${where}: expected name=${form ?? 'credential'} or name=@file, but got ${got}`] };
  }
  if (!isAccountName(name)) {
    const got = name === sandboxName ? 'the name of the embedded sandbox' : 'another';
    return { name: null, problems: [`${where}: expected a name of ${nameForm}, but got ${got}`] };
  }
  if (!value.startsWith('@')) return { name, ...inForm(where, checked(where, value, kind), form) };
  const path = value.slice(1).trim();
  return { name, ...inFile({ api, account: name, setting: where, path, kind, before: '', form }) };
}

/** Problems of the list as a whole. Entries are identified by position: a name may be a piece of a credential. */
function clashes(
  list: string,
  isSingle: boolean,
  single: string | undefined,
  entries: readonly CredentialEntry[],
): string[] {
  return entries.flatMap(({ name, credential }, index) => {
    const before = entries.slice(0, index);
    const where = `${list}, entry ${index + 1}`;
    if (name === defaultName && isSingle) {
      return [`${where}: expected another name than default, which the account of the single settings has`];
    }
    const twin = name === null ? -1 : before.findIndex((other) => other.name === name);
    if (twin >= 0) return [`${where}: expected a name of its own, but got that of entry ${twin + 1}`];
    if (credential === undefined) return [];
    const same = before.findIndex((other) => other.credential === credential);
    if (same < 0 && credential !== single) return [];
    const other = same < 0 ? 'of the single settings' : `of entry ${same + 1}`;
    return [`${where}: expected a credential of its own, but got that ${other}`];
  });
}
