/** Reads which findings to suppress from the file in `FINDINGS_IGNORE_FILE`. */
import { type ParseEntry, readList } from './lists.js';
import { apis as definitions } from '../../apis/index.js';
import type { Ignored } from '../../hosting/findings/ignore-list.js';
import { isId, isText } from '../../base/unknown.js';
import { parseDay } from './values.js';

const apis = definitions.map(({ name }) => name);

interface IgnoredPart {
  readonly expected: string;
  /** Undefined where the value is invalid. */
  readonly read: (value: unknown) => string | undefined;
}

const text: IgnoredPart = { expected: 'a text', read: (value) => (isText(value) && value !== '' ? value : undefined) };

const parts: Readonly<Record<keyof Ignored, IgnoredPart>> = {
  kind: {
    expected: 'a kind of findings',
    read: (value) => (isText(value) && /^\w+$/.test(value) ? value.toUpperCase() : undefined),
  },
  api: {
    expected: apis.join(', '),
    read: (value) => apis.find((api) => isText(value) && api === value.toUpperCase()),
  },
  account: text,
  id: { expected: 'an id', read: (value) => (isId(value) && value !== '' ? String(value) : undefined) },
  name: text,
  reason: text,
  until: { expected: 'a day as 2026-12-31', read: (value) => (isText(value) ? parseDay(value) : undefined) },
};

export function readIgnored(name: string, path: string): ReturnType<typeof readList<Ignored>> {
  return readList(name, path, parse);
}

const parse: ParseEntry<Ignored> = (entry) => {
  const ignored: Partial<Record<keyof Ignored, string>> = {};
  const problems: string[] = [];
  for (const [key, value] of Object.entries(entry)) {
    if (!isPart(key)) {
      problems.push(`expected ${Object.keys(parts).join(', ')} alone, but got ${JSON.stringify(key)}`);
      continue;
    }
    const { expected, read } = parts[key];
    const found = read(value);
    if (found === undefined) problems.push(`${key}: expected ${expected}, but got ${JSON.stringify(value)}`);
    else ignored[key] = found;
  }
  if (!['kind', 'id', 'name'].some((key) => key in entry)) {
    problems.push(`expected at least one of kind, id and name, but got ${JSON.stringify(entry)}`);
  }
  return problems.length > 0 ? problems : ignored;
};

function isPart(key: string): key is keyof Ignored {
  return Object.hasOwn(parts, key);
}
