/** Every document that ships is a question of a topic; those of an operator are so too, unless they change something. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { questionsOf, topicNames } from '../../../src/server/assistants/questions.js';
import { shippedDocuments } from '../../../src/server/shipped-documents.js';
import { startMeridian } from '../../support/meridian.js';
import { call, message, send } from './message.js';

it('has a topic for each that ships', () => {
  const questions = questionsOf(shippedDocuments());
  expect(questions.map(({ id }) => id)).toEqual(shippedDocuments().map(({ id }) => id));
  expect(questions.filter(({ topic }) => topic === 'other').map(({ id }) => id)).toEqual([]);
  expect(new Set(questions.map(({ topic }) => topic)).size).toBe(topicNames.length - 1);
});

it('says of each variable whether it is needed', () => {
  const [convert] = questionsOf(shippedDocuments().filter(({ id }) => id === 'convert'));
  expect(convert?.variables).toEqual([
    { name: 'from', type: 'CurrencyCode!', isNeeded: true },
    { name: 'to', type: 'CurrencyCode!', isNeeded: true },
    { name: 'amount', type: 'Decimal!', isNeeded: false },
  ]);
});

it('are those of DOCUMENTS_DIR where that is set, listed as far as they fit', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-questions-'));
  writeFileSync(join(folder, 'ours.graphql'), '# What is ours?\n# Our base.\n{ rates { base } }');
  writeFileSync(join(folder, 'bare.graphql'), '{ rates { base } }');
  writeFileSync(join(folder, 'remove.graphql'), 'mutation { deleteCloudVolume(id: "1") { deletedId } }');
  writeFileSync(join(folder, 'watch.graphql'), 'subscription { ratesPublished { base } }');
  for (let n = 0; n < 200; n += 1) {
    writeFileSync(join(folder, `many-${n}.graphql`), `# What is number ${n}?\nquery N${n} { rates { base } }`);
  }
  const meridian = await startMeridian({ MCP: 'on', DOCUMENTS_DIR: folder });
  try {
    const { result, text } = await send(meridian.url, message('tools/list'));
    const { tools } = result as { tools: { name: string; description: string }[] };
    expect(tools.map(({ name }) => name)).toEqual(['search', 'other', 'describe_type', 'query', 'prepare_change']);
    expect(Buffer.byteLength(text)).toBeLessThan(6_000);
    expect(tools[1]?.description).toMatch(/\nbare: bare\n[^]+\nand \d+ more, which search finds$/);
    const { content } = await call(meridian.url, 'other', { question: 'ours' });
    expect(content['data']).toEqual({ rates: { base: 'INR' } });
    expect((await call(meridian.url, 'other', { question: 'many-199' })).isError).toBe(false);
    for (const question of ['remove', 'watch', 'nothing']) {
      expect(await call(meridian.url, 'other', { question })).toMatchObject({
        isError: true,
        text: `Expected a question of other, which search finds, but got "${question}"`,
      });
    }
    expect((await call(meridian.url, 'search', { text: 'what is ours' })).content['questions']).toMatchObject([
      { tool: 'other', question: 'ours', title: 'What is ours?', about: 'Our base.' },
    ]);
  } finally {
    await meridian.close();
    rmSync(folder, { recursive: true });
  }
});
