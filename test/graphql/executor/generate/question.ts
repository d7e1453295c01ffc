/** One seeded document over any schema, valid by all rules, with values for its variables several times over. */
import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode, parse, validate } from 'graphql';
import { Choices } from '../../generate/choices.js';
import { headOf, usedIn } from '../../generate/document.js';
import { Draft } from '../../generate/draft.js';
import { introspections } from './introspections.js';
import { Selections } from './selections.js';
import { withStrangeNames } from './strange-names.js';
import { PlainValues } from './values.js';

export interface Question {
  readonly query: string;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** Once for each time it is asked. */
  readonly variables: readonly Readonly<Record<string, unknown>>[];
  /** Drafts that were not valid. */
  readonly discarded: number;
}

const times = 3;

export function questionFrom(schema: GraphQLSchema, seed: number): Question {
  const choices = new Choices(seed);
  for (let discarded = 0; discarded < 50; discarded += 1) {
    const { query, operationNames, variables } = draftFrom(schema, choices);
    const document = parse(query);
    if (validate(schema, document).length > 0) continue;
    const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    const operation = operations.find(({ name }) => (name?.value ?? '') === operationNames[0]);
    if (operation) return { query, document, operation, variables, discarded };
  }
  throw new Error(`Seed ${seed} makes no valid document`);
}

function draftFrom(schema: GraphQLSchema, choices: Choices) {
  const draft = new Draft(schema, choices, new PlainValues(choices));
  const query = schema.getQueryType();
  if (!query) throw new Error('Expected a schema with queries');
  const count = choices.chance(0.2) ? choices.int(2, 3) : 1;
  const selections = new Selections(draft);
  const bodies = Array.from({ length: count }, () => {
    const body = selections.on(query, choices.int(1, 4));
    if (!choices.chance(0.06)) return body;
    return body.replace(/^\{/, `{ ...${draft.condition(0.4)} { ${choices.one(introspections)} }`);
  });
  const names = bodies.map((_, index) => (count > 1 || choices.chance(0.3) ? `Op${index + 1}` : ''));
  const used = bodies.map((body) => usedIn(draft, body));
  const operations = bodies.map((body, index) => `${headOf(draft, names[index] ?? '', used[index] ?? [])}${body}`);
  const fragments = draft.fragments.map(({ name, type, text }) => `fragment ${name} on ${type.name} ${text}`);
  const asked = choices.int(0, count - 1);
  const named = {
    query: [...operations, ...fragments].join('\n'),
    operationNames: [names[asked] ?? ''],
    variables: Array.from({ length: times }, () => draft.variables.given(used[asked] ?? [])),
  };
  return choices.chance(0.25) ? withStrangeNames(named, choices) : named;
}
