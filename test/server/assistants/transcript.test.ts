/** What docs/assistants.md shows is so: its questions are sent as calls of tools, and answered as it says. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { isObject } from '../../../src/base/unknown.js';
import { blocksOf } from '../../docs/blocks.js';
import { differences, parsePrinted } from '../../docs/same.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { call } from './message.js';

let meridian: Meridian;
let token: string;
beforeAll(async () => {
  meridian = await startMeridian({ MCP: 'on' });
  token = await meridian.token(['rates', 'hosting:read']);
});
afterAll(() => meridian.close());

const blocks = blocksOf('docs/assistants.md');
const calls = blocks.filter(({ text }) => text.startsWith('{"tool":'));

it('has ten questions, each with its answer', () => {
  expect(calls.length).toBeGreaterThanOrEqual(10);
  const answers = blocks.filter(({ text }) => text.startsWith('{"answer":'));
  expect(calls.map(({ next }) => next?.where)).toEqual(answers.map(({ where }) => where));
});

it.each(calls.map(({ where, text, next }) => [where, text, next?.text ?? '']))(
  '%s is answered so',
  async (_where, text, printed) => {
    const { tool, arguments: args }: { tool: string; arguments: object } = JSON.parse(text);
    const { isError, content } = await call(meridian.url, tool, args, token);
    expect(isError).toBe(false);
    const { about, ...shown } = content;
    const expected = parsePrinted(printed);
    expect(differences(isObject(expected) ? expected['answer'] : null, shown)).toEqual([]);
    expect(about === undefined).toBe(!('data' in shown));
  },
);
