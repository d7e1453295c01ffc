/** What the documents show is run: their commands, questions, programs and files, against a Meridian as `npm start` makes it. */
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { parse as parseYaml } from 'yaml';
import { readConfig } from '../../src/server/config/config.js';
import { reportLeftOut } from '../support/optional/left-out.js';
import { packageIn } from '../support/optional/packages.js';
import { program } from '../support/optional/programs.js';
import { type Block, blocksOf, documents } from './blocks.js';
import { installed, partsOf, takesCredentials } from './commands.js';
import { expectPanel } from './panel.js';
import { Reader } from './reader.js';
import { differences, parsePrinted, patternOf } from './same.js';
import { documentedSettings } from './settings.js';

/** How a block is run, by its language, and what must be there for it. */
const interpreters: Readonly<Record<string, readonly [string, ...string[]]>> = {
  js: ['node', '--input-type=module', '--eval'],
  python: ['python3', '-c'],
};

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
const curl = program('curl');
const inOneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** The name of a file that a reader is to save, in the first line of the block. */
const fileOf = ({ text }: Block) => /^(?:#|\/\/) ([\w-]+\.\w+)\n/.exec(text)?.[1];

const reader = new Reader();
beforeAll(() => reader.start());
afterAll(() => reader.stop());

function expectPrinted({ where, next }: Block, output: string): void {
  if (next?.language === 'json') {
    expect(differences(parsePrinted(next.text), JSON.parse(output))).toEqual([]);
  } else if (next?.language === 'text') {
    expect(inOneLine(output)).toMatch(patternOf(inOneLine(next.text)));
  } else {
    expect({ where, printed: output }).toEqual({ where, printed: '' });
  }
}

const isTried = ({ language }: Block) => language === 'graphql' || language === 'sh' || language in interpreters;

/** The settings before `npm start` are read as the server reads them, with credentials in files where they are named. */
function expectSettings(command: string): void {
  const file = join(reader.folder, 'secret');
  writeFileSync(file, 'of-the-file');
  const given = [...command.matchAll(/\b([A-Z_]+)=('[^']*'|\S+)/g)].map(
    ([, name = '', value = '']): [string, string] => [
      name,
      value
        .replaceAll("'", '')
        .replaceAll('…', 'secret')
        .replace(/@\/run\/secrets\/[\w-]+/g, `@${file}`),
    ],
  );
  const named = documentedSettings();
  expect(given.filter(([name]) => !named.includes(name))).toEqual([]);
  const { apis } = readConfig(Object.fromEntries(given));
  expect(Object.values(apis).flatMap(({ accounts }) => accounts)).not.toEqual([]);
}

/** Metrics are where the configuration of Prometheus looks for them, under the name that the alerts and the panels expect. */
async function expectScraped(text: string): Promise<void> {
  const [
    {
      job_name: job,
      static_configs: [{ targets }],
    },
  ] = parseYaml(text).scrape_configs;
  expect(readFileSync('docs/alert-rules.yaml', 'utf8')).toContain(`job="${job}"`);
  const response = await fetch(`http://${reader.here(targets[0])}/metrics`);
  expect(await response.text()).toContain('meridian_build_info');
}

/** Of this repository the reader has nothing else. */
function linkPackages(): void {
  symlinkSync(resolve(installed, 'node_modules'), join(reader.cwd, 'node_modules'));
}

async function runCommands(block: Block): Promise<void> {
  let output = '';
  for (const part of partsOf(block.text)) {
    if ('run' in part) output += await reader.shell(part.run);
    else if ('serve' in part) await reader.serve(part.serve);
    else {
      expect(part.missing).toEqual([]);
      if (takesCredentials(part.command)) expectSettings(part.command);
      if (part.command.startsWith('npm install --save-dev')) linkPackages();
      reportLeftOut(`${block.where}, ${part.command}`, { why: `it ${part.reason}`, isAbsence: false });
    }
  }
  expectPrinted(block, output);
}

describe.each(documents.filter((document) => blocksOf(document).some(isTried)))('%s', (document) => {
  const blocks = blocksOf(document);
  beforeAll(() => reader.open());
  afterAll(() => reader.close());

  for (const { where, language, text } of blocks) {
    if (language === 'graphql') it(`${where} can be asked`, () => expect(validate(schema, parse(text))).toEqual([]));
  }

  // In their order: what one changes the next may show.
  for (const block of blocks) {
    const { where, language, text } = block;
    const interpreter = interpreters[language];
    const file = fileOf(block);
    if (language === 'graphql') {
      it(`${where} is answered so`, async () => expectPrinted(block, JSON.stringify(await reader.ask(text))));
    } else if (language === 'sh' || interpreter) {
      const needed = program(interpreter?.[0] ?? 'sh');
      const withCurl = text.includes('curl ') ? needed.and(curl) : needed;
      const all = text.includes('npx graphql-codegen') ? withCurl.and(packageIn(installed, 'typescript')) : withCurl;
      if (interpreter) all.it(`${where} runs`, async () => expectPrinted(block, await reader.run(interpreter, text)));
      else all.it(`${where} runs`, () => runCommands(block));
    } else if (file !== undefined) {
      it(`${where} is saved as ${file}`, () => {
        expect(reader.cwd).toContain(reader.folder);
        writeFileSync(join(reader.cwd, file), reader.here(text));
      });
    } else if (text.includes('static_configs')) {
      it(`${where} finds the metrics`, () => expectScraped(text));
    } else if (text.includes('root_selector')) {
      it(`${where} finds its columns`, () => expectPanel(text, (query) => reader.ask(query)));
    }
  }
});

/** Blocks that are neither run nor the answer to one, by how they begin, and what looks at them. */
const elsewhere: Readonly<Record<string, string>> = {
  '{\n  "type": "alerts.began"': 'test/docs/truth.test.ts',
  'maxmemory ': 'test/docs/truth.test.ts',
  '14:03:22 WARN': 'test/docs/truth.test.ts',
  'for replica in 1 2': 'test/deploy/two-replicas.test.ts',
  '(set -a; . /etc/meridian/meridian.env': 'test/deploy/two-replicas.test.ts',
  'printf %s PASSWORD > deploy/': 'test/deploy/deploy.test.ts',
  'scrape_configs:\n  - job_name: meridian\n    kubernetes_sd_configs': 'test/deploy/deploy.test.ts',
  'let\n    Source = Csv.Document(': 'test/docs/truth.test.ts its address alone: there is no Excel here',
  'function load() {\n  const token = PropertiesService': 'test/docs/truth.test.ts its address alone: Google runs it',
  '{\n  "refId": "A",\n  "type": "csv"': 'test/docs/truth.test.ts its address alone: there is no Grafana here',
  'max by (currency) (sum by': 'test/server/metrics/expressions.test.ts',
  '{"tool":': 'test/server/assistants/transcript.test.ts',
  '{"answer":': 'test/server/assistants/transcript.test.ts',
  '{\n  "mcpServers"': 'test/server/assistants/client.test.ts',
  '{ team(name: "web")': 'test/server/subgraph/router.test.ts',
  '// src/': 'test/docs/truth.test.ts, or toys.test.ts where there is no such file',
};

it('every question has its answer, and every block is run, an answer, or looked at elsewhere', () => {
  const all = documents.flatMap((document) => blocksOf(document));
  const answers = new Set(all.filter(isTried).flatMap(({ next }) => next ?? []));
  const isLookedAt = (block: Block) =>
    block.language === 'graphql'
      ? block.next?.language === 'json'
      : isTried(block) ||
        answers.has(block) ||
        fileOf(block) !== undefined ||
        /static_configs|root_selector/.test(block.text) ||
        Object.keys(elsewhere).some((begin) => block.text.startsWith(begin));
  expect(all.filter((block) => !isLookedAt(block)).map(({ where }) => where)).toEqual([]);
  const unused = Object.keys(elsewhere).filter((begin) => !all.some(({ text }) => text.startsWith(begin)));
  expect(unused).toEqual([]);
});
