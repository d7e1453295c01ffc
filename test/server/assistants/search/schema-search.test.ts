/** What people search for, in their own words, is mostly among the first three that are found. */
import { expect, it } from '@jest/globals';
import { questionsOf } from '../../../../src/server/assistants/questions.js';
import { SchemaSearch } from '../../../../src/server/assistants/search/schema-search.js';
import { shippedDocuments } from '../../../../src/server/shipped-documents.js';
import { sharedGraph } from '../../../support/shared/graph.js';
import { searchCases } from './search-cases.js';

it('finds 21 of 24 among the first three: 13 of 14 questions, and 8 of 10 fields', async () => {
  const search = new SchemaSearch(await sharedGraph(), questionsOf(shippedDocuments()));
  const missed: string[] = [];
  for (const { text, documents, fields } of searchCases) {
    const found = await search.find(text, 3);
    const isFound =
      found.questions.some(({ id }) => documents.includes(id)) ||
      found.fields.some(({ field }) => fields.includes(field));
    if (!isFound) missed.push(text);
  }
  expect(missed).toEqual(['who is behind www.example.com', 'cities near a place', 'prices of my own contract']);
});

it('names documents and fields in its cases that there are', async () => {
  const ids = shippedDocuments().map(({ id }) => id);
  const schema = await sharedGraph();
  for (const { documents, fields } of searchCases) {
    expect(ids).toEqual(expect.arrayContaining([...documents]));
    for (const field of fields) {
      const [type = '', name = ''] = field.split('.');
      expect(schema.getType(type)).toHaveProperty(`_fields.${name}`);
    }
  }
});
