/** What documents say of the tree: its settings, its codes, its files, and one another. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, isScalarType, isSpecifiedScalarType } from 'graphql';
import { Webhook } from 'standardwebhooks';
import { parse } from 'yaml';
import { statusOfCode } from '../../src/base/errors.js';
import { newWebhookSecret, webhookContent } from '../../src/server/alerts/channels/webhook.js';
import { exports } from '../../src/server/exports/index.js';
import { readConfig } from '../../src/server/config/config.js';
import { readableLine } from '../../src/server/readable-line.js';
import { blocksOf, documents } from './blocks.js';
import { documentedSettings } from './settings.js';

const textOf = (document: string) => readFileSync(document, 'utf8');
/** The names in the first column of all tables of a document. */
const firstColumn = (document: string, name = /`(\w+)`/g) =>
  textOf(document)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(name)].map(([, found = '']) => found));

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(textOf('package.json'));
/** The token's commands and their options, as the help has them. */
const tokenHelp = textOf('src/server/tokens/cli.ts');

it('the README is short', () => {
  expect(textOf('README.md').trim().split('\n').length).toBeLessThan(120);
});

it('docs/settings.md lists all settings that are read, and no other', () => {
  const read = new Set<string>();
  const env = new Proxy<NodeJS.ProcessEnv>({}, { get: (_, name) => void read.add(String(name)) });
  readConfig(env);
  expect(documentedSettings().sort()).toEqual([...read].sort());
});

it('docs/guides/spreadsheets.md names exports and parameters that there are', () => {
  const text = textOf('docs/guides/spreadsheets.md');
  const named = [...text.matchAll(/(\/export\/[\w-]+\.csv)(?:\?([\w=&-]+))?/g)];
  expect(named.length).toBeGreaterThan(7);
  for (const [, path, query = ''] of named) {
    const found = exports.find((one) => one.path === path);
    expect([path, typeof found]).toEqual([path, 'object']);
    const asked = new URLSearchParams(query || (path === '/export/history.csv' ? 'from=2026-11-01' : ''));
    expect(() => found?.prepare(asked)).not.toThrow();
  }
});

it('docs/hosting.md lists all exports', () => {
  const listed = [...textOf('docs/hosting.md').matchAll(/^\| `([\w-]+\.csv)`/gm)].map(
    ([, name = '']) => `/export/${name}`,
  );
  expect([...listed, '/export/findings.sarif'].sort()).toEqual(exports.map(({ path }) => path).sort());
});

it('docs/asking.md lists all codes of errors with their status', () => {
  const rows = [...textOf('docs/asking.md').matchAll(/^\| `([A-Z_]+)` +\| (\d+) /gm)];
  const own = rows.filter(([, code]) => statusOfCode(code) !== undefined);
  expect(own.map(([, code, status]) => [code, Number(status)])).toEqual(
    own.map(([, code]) => [code, statusOfCode(code)]),
  );
  const codes = [...textOf('src/base/errors.ts').matchAll(/^ {2}([A-Z_]+): \d+,$/gm)].map(([, code]) => code);
  expect(own.map(([, code]) => code).sort()).toEqual(codes.sort());
});

it('docs/alerts.md shows the body of a webhook as it is sent and verified', () => {
  const shown = JSON.parse(blocksOf('docs/alerts.md').find(({ text }) => text.includes('"alerts.began"'))?.text ?? '');
  const { rule, alerts, more } = shown.data;
  const message = { id: 'msg_1', isTest: false, at: shown.timestamp, rule, alerts, more, attempt: 1 };
  const secret = newWebhookSecret();
  const { headers, body } = webhookContent(message, secret, new Date());
  expect(new Webhook(secret).verify(body, { ...headers })).toEqual(shown);
  const named = firstColumn('docs/alerts.md', /`(webhook-\w+)`/g);
  expect(named).toEqual(Object.keys(headers).filter((name) => name.startsWith('webhook-')));
});

it('docs/operating.md shows a line of the log as people see it', () => {
  const msg = 'What replicas share is not available (redis); this process goes on alone.';
  const reason = 'The connection for messages of Redis is down';
  const time = new Date(2026, 8, 29, 14, 3, 22).getTime();
  const line = readableLine(JSON.stringify({ level: 40, time, pid: 1, hostname: 'h', reason, msg }), false);
  expect(readFileSync('docs/operating.md', 'utf8')).toContain(`\`\`\`text\n${line}\`\`\``);
});

it('docs/guides/replicas.md bounds the cache as deploy/compose.yaml does', () => {
  const shown = blocksOf('docs/guides/replicas.md').find(({ text }) => text.startsWith('maxmemory '))?.text ?? '';
  const { services } = parse(textOf('deploy/compose.yaml'));
  const flags = Object.values<{ command?: string[] }>(services).find(({ command }) => command?.includes('--maxmemory'));
  const [, ...given] = flags?.command ?? [];
  for (let place = 0; place < given.length; place += 2) {
    expect(shown).toContain(`${given[place]?.slice(2)} ${given[place + 1] || '""'}`);
  }
  expect(given.length).toBeGreaterThan(4);
});

describe('docs/clients.md', () => {
  const blocks = blocksOf('docs/clients.md');
  const one = (language: string) => blocks.find((block) => block.language === language)?.text ?? '';

  it('has small programs of fewer than 15 lines', () => {
    const programs = blocks.filter(({ language, next }) => next?.language === 'text' && language !== 'text');
    expect(programs.length).toBeGreaterThanOrEqual(5);
    for (const { text } of programs) expect(text.trim().split('\n').length).toBeLessThan(15);
    expect(one('ts').trim().split('\n').length).toBeLessThan(15);
  });

  it('names all scalars in its configuration', () => {
    const types = Object.values(buildSchema(textOf('schema/schema.graphql')).getTypeMap());
    const scalars = types.filter((type) => isScalarType(type) && !isSpecifiedScalarType(type)).map(({ name }) => name);
    const { config } = parse(one('yaml')).generates['generated/'];
    expect(Object.keys(config.scalars).sort()).toEqual(scalars.sort());
  });
});

describe.each(documents)('%s', (document) => {
  const words = textOf(document).replace(/^```[^]*?^```$/gm, '');

  it('names files that are there', () => {
    const named = [
      ...words.matchAll(/(?<=`|(?<!exec) )((?:\.ci|src|test|schema|scripts|bench|docs|deploy)\/[\w./-]*)[^`\n]*`/g),
    ].map(([, path = '']) => path);
    expect(named.filter((path) => !existsSync(path) && !existsSync(`${path}.test.ts`))).toEqual([]);
  });

  it('names scripts of npm that there are, and what they run', () => {
    const named = [...textOf(document).matchAll(/\bnpm (?:run (?:--silent )?)?([a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    );
    const own = named.filter((name) => !/^(ci|install|prune)$/.test(name));
    expect(own.filter((name) => !(name in scripts))).toEqual([]);
    const run = own.flatMap((name) =>
      [...(scripts[name] ?? '').matchAll(/(?<= )[\w./-]+\.m?js\b/g)].map(([file]) => file),
    );
    expect(run.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('names commands and options of tokens that there are', () => {
    const named = [...textOf(document).matchAll(/\b(?:meridian(?:\.js)?|--silent|run) token (?:-- )?([a-z]+[^`\n]*)/g)];
    const parts = named.flatMap(([, command = '']) => command.match(/^[a-z]+|--[a-z-]+/g) ?? []);
    expect(parts.filter((part) => !tokenHelp.includes(`${part} `))).toEqual([]);
  });

  it('links to what is there', () => {
    const links = [...words.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)].map(([, path = '', anchor]) => ({
      file: path === '' ? document : join(dirname(document), path),
      anchor,
    }));
    const broken = links.filter(
      ({ file, anchor }) => !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor)),
    );
    expect(broken).toEqual([]);
  });

  it('shows code as it is', () => {
    const shown = blocksOf(document).flatMap(({ where, text }) => {
      const [, file, code = ''] = /^\/\/ (\S+)\n([^]*)$/.exec(text) ?? [];
      return file === undefined || !existsSync(file) ? [] : [{ where, isThere: textOf(file).includes(code.trim()) }];
    });
    expect(shown.filter(({ isThere }) => !isThere)).toEqual([]);
  });
});

/** As GitHub and its like make them of headings. */
function anchorsOf(file: string): string[] {
  return [...textOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
