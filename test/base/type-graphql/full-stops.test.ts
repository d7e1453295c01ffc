/** @decorates-classes */
import { expect, it } from '@jest/globals';
import { buildSchema, printSchema } from 'graphql';
import { endDescriptions } from '../../../src/base/type-graphql/full-stops.js';

it('every description ends with one full stop', () => {
  const schema = buildSchema(`
    "A mark"
    directive @mark("Its text" text: String) on FIELD_DEFINITION
    "What is read"
    type Query {
      "A thing; null when there is none"
      thing("Which, such as \`a\`" id: ID, "A filter." filter: Filter): Kind
      bare: Int
    }
    "A filter"
    input Filter {
      "Its name"
      name: String
    }
    "A kind"
    enum Kind {
      "The one"
      ONE
    }
  `);
  endDescriptions(schema);
  const descriptions = [...printSchema(schema).matchAll(/"""(.*)"""/g)].map(([, text]) => text);
  expect(descriptions.sort()).toEqual([
    'A filter.',
    'A filter.',
    'A kind.',
    'A mark.',
    'A thing; null when there is none.',
    'Its name.',
    'Its text.',
    'The one.',
    'What is read.',
    'Which, such as `a`.',
  ]);
});
