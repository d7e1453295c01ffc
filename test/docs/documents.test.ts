/** What the documents show is run: their commands, questions and programs, against a Meridian as `npm start` makes it. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { type ServerProcess, startProcess } from '../support/process.js';
import { type Block, blocksOf, documents } from './blocks.js';
import { differences, parsePrinted, patternOf } from './same.js';

/** Commands that are not run, by how they begin, and why. */
const unrun: Readonly<Record<string, string>> = {
  'npm ci': 'would install anew what this very test runs on',
  'npm start': 'starts what the test has started',
  'STORE_URL=': 'needs a store of its own; test/server/store starts them',
  'CLOUD_TOKEN=…': 'needs real credentials',
  "CLOUD_ACCOUNTS='prod=…": 'needs real credentials',
  'npm run sandbox': 'goes on until it is stopped; test/sandbox starts it',
  'npm run package': 'takes a minute; test/bundle packages',
  'npm run rates:history': 'needs the network',
  'npm run schema': 'builds anew; .ci/run does it and compares',
  'npm test': 'is what runs this',
  'npx graphql-codegen': 'is run by test/docs/codegen.test.ts',
};

/** How a block is run, by its language, and what must be there for it. */
const interpreters: Readonly<Record<string, readonly [string, ...string[]]>> = {
  sh: ['sh', '-euc'],
  js: ['node', '--input-type=module', '--eval'],
  python: ['python3', '-c'],
};

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
const isThere = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
const reasonAgainst = ({ text }: Block) => Object.entries(unrun).find(([begin]) => text.startsWith(begin))?.[1];

describe.each(documents)('%s', (document) => {
  const blocks = blocksOf(document);
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-docs-'));
  let server: ServerProcess;
  let token: string;

  beforeAll(async () => {
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
    if (printed?.language === 'text') expect(output.trim()).toMatch(patternOf(printed.text.trim()));
  }

  const questions = blocks.filter(({ language }) => language === 'graphql');
  it.each(questions.map((block) => [block.where, block] as const))('%s can be asked', (_, { text }) => {
    expect(validate(schema, parse(text))).toEqual([]);
  });

  // In their order: what one changes the next may show.
  const told = blocks.filter(
    (block) => (block.language === 'graphql' && block.next?.language === 'json') || block.language in interpreters,
  );
  for (const block of told) {
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
      else it(`${where} runs`, async () => expectPrinted(next, await run(interpreter, text)));
    }
  }
});

it('all reasons against running something are still given', () => {
  const all = documents.flatMap((document) => blocksOf(document));
  expect(Object.keys(unrun).filter((begin) => !all.some(({ text }) => text.startsWith(begin)))).toEqual([]);
});
