/** The commands of a document, one by one, and why some of them are not run. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A command that is not run: why, and what is missing of what it names. */
export interface UnrunCommand {
  readonly command: string;
  readonly reason: string;
  readonly missing: readonly string[];
}

/** Commands run as they stand, a server that goes on until it is stopped, or something that cannot be run here. */
export type Part = { readonly run: string } | { readonly serve: string } | UnrunCommand;

/** What a reader installs, at one version each. */
export const installed = 'scripts/packages/typescript-client';

/** The packages that a command installs and the folder has not, or in another version, and those that it has besides. */
function notAsInstalled(command: string, folder = installed): string[] {
  const { dependencies }: { dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const wanted = command.split(' ').filter((word) => !/^(npm|install|--save-dev)$/.test(word));
  const isAt = (version: string, range: string) => version === range || version.startsWith(`${range}.`);
  const meant = Object.entries(dependencies).map(([name, version]) => {
    const found = wanted.find((word) => word.startsWith(`${name}@`));
    return found !== undefined && isAt(version, found.slice(name.length + 1)) ? found : `${name}@${version}`;
  });
  return [...wanted.filter((word) => !meant.includes(word)), ...meant.filter((word) => !wanted.includes(word))];
}

const withoutFiles = (...files: readonly string[]) => files.filter((file) => !existsSync(file));

/** By the pattern of the whole command; what is missing makes the test fail. */
const unrun: readonly [RegExp, string, (command: string) => readonly string[]][] = [
  [/^npm ci$/, 'would install anew what this test runs on', () => withoutFiles('package-lock.json')],
  [/^npm test$/, 'would run this very test', () => withoutFiles('scripts/test.mjs')],
  [/^npm start$/, 'is the server that answers all questions here', () => []],
  [
    /^npm run package -- \S+$/,
    'takes long; test/tools/bundle/package.test.ts makes a package and starts it',
    () => withoutFiles('scripts/package.mjs', 'test/tools/bundle/package.test.ts'),
  ],
  [
    /^(DATA_DIR=\S+ )?\/opt\/meridian\/bin\/meridian\.js serve$/,
    'starts the package; test/tools/bundle/package.test.ts does so',
    () => withoutFiles('bin/meridian.js'),
  ],
  [/^npm run rates:history$/, 'needs the network', () => []],
  [/^curl [^|]*https:\/\/\S+$/, 'needs the network', () => []],
  [/^unzip /, 'needs the file that was fetched', () => []],
  [
    /^npm run rates:ecb-history -- \S+$/,
    'needs the file that was fetched; test/data/rates/tables/history.test.ts reads such a one',
    () => withoutFiles('test/data/rates/tables/history.test.ts'),
  ],
  [
    /^npm run places$/,
    'takes minutes; test/tools/compile-places has what it does',
    () => withoutFiles('test/tools/compile-places'),
  ],
  [
    /^npm run map$/,
    'writes into the sources; test/dashboard/map.test.ts compares what it wrote',
    () => withoutFiles('test/dashboard/map.test.ts'),
  ],
  [
    /^npm install @graphql-hive\/gateway@|^node compose\.mjs$|^npx hive-gateway /,
    'takes hundreds of packages; test/server/subgraph/router.test.ts runs it',
    (command) => [
      ...withoutFiles('test/server/subgraph/router.test.ts'),
      ...(command.startsWith('npm') ? notAsInstalled(command, 'scripts/packages/router') : []),
    ],
  ],
  [/^npm install /, 'needs the network; here are the same packages', (command) => notAsInstalled(command)],
];

/** A start with credentials, which are not here. */
export const takesCredentials = (command: string) => /….* npm start$/.test(command);

const isServer = (command: string) => /^([A-Z_]+=\S+ )*npm (start|run sandbox)( 2> \S+)?$/.test(command);

/** In their order; commands that are run one after the other are one part. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const command of commandsOf(text)) {
    const bare = command.replace(/\s+# .*$/, '').trim();
    const [, reason, missing] = unrun.find(([pattern]) => pattern.test(bare)) ?? [];
    const last = parts.at(-1);
    if (reason !== undefined) parts.push({ command: bare, reason, missing: missing?.(bare) ?? [] });
    else if (takesCredentials(bare))
      parts.push({ command: bare, reason: 'needs credentials; its settings are read', missing: [] });
    else if (isServer(bare)) parts.push({ serve: bare });
    else if (last && 'run' in last) parts[parts.length - 1] = { run: `${last.run}\n${command}` };
    else parts.push({ run: command });
  }
  return parts;
}

/** Lines that go on in the next one, and texts within, are one command; an installation ends at `&&`. */
function commandsOf(text: string): string[] {
  const lines = text.replace(/\\\n\s*/g, '').matchAll(/^.*<<'(\w+)'.*\n[^]*?\n\1$|^.+$/gm);
  return [...lines].flatMap(([line]) => (/^npm (ci|init)\b/.test(line) ? line.split(' && ') : [line]));
}
