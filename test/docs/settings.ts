/** The settings that docs/settings.md lists: `{API}_TOKEN` is that of every API that has one. */
import { readFileSync } from 'node:fs';
import { apis } from '../../src/apis/index.js';

export function documentedSettings(): string[] {
  const rows = readFileSync('docs/settings.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const names = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([\w{}]+)`/g)].map(([, name = '']) => name),
  );
  return names.flatMap((name) => {
    const [, ending] = /^\{API\}_(\w+)$/.exec(name) ?? [];
    if (ending === undefined) return [name];
    const has = apis.filter(({ credential: { parts } }) =>
      ['ACCOUNTS', 'BASE_URL', ...parts, `${parts.at(-1) ?? ''}_FILE`].includes(ending),
    );
    return has.map((api) => `${api.name}_${ending}`);
  });
}
