/** All that is stored is declared once, and is in the list that backups follow. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { collections } from '../../../src/server/store/collections.js';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'));

it('each declaration is in the list, once', () => {
  const declared = sources.flatMap((text) =>
    [...text.matchAll(/\bname: '([^']+)',\s+(?:version(?:: \w+)?,\s+)?(?:most|share): /g)].map(([, name]) => name),
  );
  expect(declared.length).toBeGreaterThan(15);
  expect(declared.sort()).toEqual(collections.map(({ name }) => name).sort());
  expect(new Set(declared).size).toBe(declared.length);
});

it('backups have what lasts, and the outbox is lost on purpose', () => {
  const lasting = collections.flatMap((collection) => (collection.lasting ? [collection.name] : []));
  expect(lasting).toContain('tokens');
  expect(lasting).not.toContain('alert-outbox');
  expect(collections.filter(({ secret }) => secret).map(({ name }) => name)).toEqual(['alert-rules']);
});
