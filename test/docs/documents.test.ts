/** What the documents show is run: their commands, questions and programs, against a Meridian as `npm start` makes it. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { type ServerProcess, startProcess } from '../support/process.js';
import { someOf } from '../support/scale.js';
import { type Block, blocksOf, documents } from './blocks.js';
import { differences, parsePrinted, patternOf } from './same.js';

/** Commands that are not run, by how they begin, and why. */
const unrun: Readonly<Record<string, string>> = {
  'npm ci': 'would install anew what this very test runs on; test/tools/bundle packages',
  'CLOUD_TOKEN=…': 'needs real credentials',
  "CLOUD_ACCOUNTS='prod=…": 'needs real credentials',
  'OTEL_EXPORTER_OTLP_ENDPOINT=': 'goes on until it is stopped; test/server/tracing traces',
  'npm run sandbox': 'goes on until it is stopped; test/sandbox starts it',
  'npm run rates:history': 'needs the network',
  'npm install': 'needs the network',
  'npx graphql-codegen': 'is run by test/docs/clients.test.ts',
};

/** How a block is run, by its language, and what must be there for it. */
const interpreters: Readonly<Record<string, readonly [string, ...string[]]>> = {
  sh: ['sh', '-euc'],
  js: ['node', '--input-type=module', '--eval'],
  python: ['python3', '-c'],
};

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
const isThere = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
const inOneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
const reasonAgainst = ({ text }: Block) => Object.entries(unrun).find(([begin]) => text.startsWith(begin))?.[1];

const isTried = (block: Block) =>
  block.language === 'graphql' || (block.language in interpreters && reasonAgainst(block) === undefined);

describe.each(someOf(documents.filter((document) => blocksOf(document).some(isTried))))('%s', (document) => {
  const blocks = blocksOf(document);
  let dataDir: string;
  let server: ServerProcess;
  let token: string;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'meridian-docs-'));
    server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off', LOG_LEVEL: 'silent' });
    [token] = await server.printed(/mrd_\S+/);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  });

  /** As a reader has it, who listens at the usual port and keeps files in /tmp. */
  const here = (text: string) =>
    text.replaceAll('localhost:4000', new URL(server.url).host).replaceAll('/tmp/', `${dataDir}/`);
  const asPrinted = (text: string) =>
    text.replaceAll(/(localhost|127\.0\.0\.1):\d+/g, 'localhost:4000').replaceAll(`${dataDir}/`, '/tmp/');

  async function ask(query: string): Promise<unknown> {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
    return JSON.parse(asPrinted(await response.text()));
  }

  function run([program, ...options]: readonly [string, ...string[]], text: string): Promise<string> {
    const { NODE_OPTIONS: _, ...env } = process.env;
    return new Promise((resolve, reject) => {
      execFile(
        program,
        [...options, here(text)],
        { env: { ...env, TOKEN: token, DATA_DIR: dataDir } },
        (error, output, errors) =>
          error ? reject(new Error(`${error.message}\n${output}${errors}`)) : resolve(asPrinted(output)),
      );
    });
  }

  function expectPrinted(printed: Block | null, output: string): void {
    if (printed?.language === 'json') expect(differences(parsePrinted(printed.text), JSON.parse(output))).toEqual([]);
    if (printed?.language === 'text') expect(inOneLine(output)).toMatch(patternOf(inOneLine(printed.text)));
  }

  for (const { where, language, text } of blocks) {
    if (language === 'graphql') it(`${where} can be asked`, () => expect(validate(schema, parse(text))).toEqual([]));
  }

  // In their order: what one changes the next may show.
  const examples = blocks.filter(
    (block) => (block.language === 'graphql' && block.next?.language === 'json') || block.language in interpreters,
  );
  for (const block of examples) {
    const { where, language, text, next } = block;
    const interpreter = interpreters[language];
    if (!interpreter) {
      it(`${where} is answered so`, async () => {
        expect(differences(parsePrinted(next?.text ?? ''), await ask(text))).toEqual([]);
      });
    } else if (reasonAgainst(block) === undefined) {
      const needed = [interpreter[0], ...(text.includes('curl ') ? ['curl'] : [])];
      const missing = needed.find((program) => !isThere(program));
      if (missing !== undefined) it.skip(`${where} runs where there is ${missing}`, () => undefined);
      else
        it(`${where} runs`, async () => {
          const output = run(interpreter, text);
          await expect(output).resolves.toEqual(expect.any(String));
          expectPrinted(next, await output);
        });
    }
  }
});

it('all reasons against running something are still given', () => {
  const all = documents.flatMap((document) => blocksOf(document));
  expect(Object.keys(unrun).filter((begin) => !all.some(({ text }) => text.startsWith(begin)))).toEqual([]);
});
