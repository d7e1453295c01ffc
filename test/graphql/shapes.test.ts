/** Seeded texts with other literals, beside what graphql-js finds when it parses and validates them. */
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type DocumentNode, type GraphQLSchema, isValueNode, parse, validate, valueFromAST } from 'graphql';
import { costOf } from '../../src/graphql/admission/operation-limits.js';
import { fill } from '../../src/graphql/shapes/fill.js';
import { type Shape, shapeOf } from '../../src/graphql/shapes/shape.js';
import { type ShapeTemplate, shapeTemplate } from '../../src/graphql/shapes/template.js';
import { sharedGraph } from '../support/shared/graph.js';
import { Choices } from './generate/choices.js';
import { questionFrom } from './generate/document.js';
import { altered, broken } from './shapes/altered.js';
import { oddDocuments, oddSchema } from './shapes/odd-schema.js';
import { givenIn, nodesByPath, plain, plainKey } from './shapes/plainly.js';
import { printFigures } from '../support/figures.js';

const seed = Number(process.env['SHAPES_SEED'] ?? 20_261_122);
/** Questions over the real graph, and rounds over the documents of the odd one. */
const count = Number(process.env['SHAPES_COUNT'] ?? 60);
const alterations = 12;

interface Known {
  readonly text: string;
  readonly document: DocumentNode;
  readonly shape: Shape;
  readonly template: ShapeTemplate;
  readonly plainKey: string;
}

const counts = {
  texts: 0,
  'of another shape': 0,
  valid: 0,
  'not valid': 0,
  broken: 0,
  costs: 0,
  values: 0,
  locations: 0,
};
const differences: string[] = [];

function knownFrom(schema: GraphQLSchema, text: string): Known {
  const document = parse(text);
  const shape = readable(text);
  return { text, document, shape, template: shapeTemplate(schema, document, shape), plainKey: plainKey(document) };
}

function readable(text: string): Shape {
  const shape = shapeOf(text);
  if (!shape) throw new Error(`Expected a shape of ${text}`);
  return shape;
}

function parsed(text: string): DocumentNode | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** What is wrong, in words, or nothing. */
function wrongWith(
  schema: GraphQLSchema,
  known: Known,
  text: string,
  variables: Readonly<Record<string, unknown>>,
): string | undefined {
  counts.texts += 1;
  const document = parsed(text);
  const shape = readable(text);
  const isKnown = shape.key === known.shape.key;
  if (!document) {
    counts.broken += 1;
    return isKnown ? 'is of a known shape, but does not parse' : undefined;
  }
  if (isKnown !== (plainKey(document) === known.plainKey)) return `is ${isKnown ? '' : 'not '}of the known shape`;
  if (!isKnown) {
    counts['of another shape'] += 1;
    return undefined;
  }
  const nodes = fill(known.template, shape, text);
  const errors = validate(schema, document);
  if (!nodes) {
    counts['not valid'] += 1;
    return errors.length === 0 ? 'is valid, but its literals do not fit' : undefined;
  }
  counts.valid += 1;
  if (errors.length > 0) return `is not valid, but its literals fit: ${errors.join(' ')}`;
  if (!known.template.costVaries) {
    counts.costs += 1;
    const [cost, ownCost] = [known.document, document].map((each) => costOf(schema, each, undefined, variables));
    if (!isDeepStrictEqual(cost, ownCost)) return `costs ${String(ownCost)}, but ${String(cost)} is expected`;
  }
  const own = nodesByPath(document);
  for (const { path, type, value } of givenIn(schema, known.document)) {
    counts.values += 1;
    const real = own.get(path);
    const made = nodes.value(value);
    if (!real || !isValueNode(real) || plain(made) !== plain(real))
      return `has ${plain(real)} at ${path}, but got ${plain(made)}`;
    for (const given of [variables, undefined]) {
      if (!isDeepStrictEqual(valueFromAST(made, type, given), valueFromAST(real, type, given)))
        return `has another value at ${path}`;
    }
  }
  for (const [path, node] of nodesByPath(known.document)) {
    counts.locations += 1;
    if (!isDeepStrictEqual(nodes.of(node).loc?.toJSON(), own.get(path)?.loc?.toJSON()))
      return `has another location at ${path}`;
  }
  return undefined;
}

function compare(
  schema: GraphQLSchema,
  choices: Choices,
  text: string,
  variables: Readonly<Record<string, unknown>> = {},
): void {
  const known = knownFrom(schema, text);
  for (let done = 0; done < alterations; done += 1) {
    const other = done % 6 === 5 ? broken(choices, text) : altered(choices, text);
    const wrong = wrongWith(schema, known, other, variables);
    if (wrong) differences.push(`${other}\n  ${wrong}\n  beside ${text}`);
  }
}

describe(`texts with other literals, from seed ${seed}`, () => {
  let real: GraphQLSchema;
  beforeAll(async () => {
    real = await sharedGraph();
  });

  it('are known by their shape exactly where they differ in nothing else, and fit exactly where they are valid', () => {
    const odd = oddSchema();
    for (let round = 0; round < count; round += 1) {
      const choices = new Choices(seed + round);
      const { query, first } = questionFrom({ schema: real, ids: new Map() }, seed + round);
      compare(real, choices, query, first.variables);
      const document = oddDocuments[round % oddDocuments.length] ?? '';
      compare(odd, choices, document, { v: 3, w: { x: [1] }, name: 'n' });
    }
    printFigures(`SHAPES_SEED=${seed} SHAPES_COUNT=${count}: ${JSON.stringify(counts)}`);
    expect(differences.slice(0, 5).join('\n\n')).toBe('');
    expect(counts.valid).toBeGreaterThan(count * 6);
    expect(counts['not valid']).toBeGreaterThan(count * 2);
    expect(counts['of another shape']).toBeGreaterThan(count);
    expect(counts.broken).toBeGreaterThan(count);
  });
});
