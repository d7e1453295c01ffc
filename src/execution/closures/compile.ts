/** Makes a query into closures, once, and runs it: the same answers as of graphql-js, written as JSON straight away. */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { conditionsIn, fieldsLeftBy } from './conditions.js';
import type { Field } from './field.js';
import { writeFields } from './fields.js';
import type { Given } from './given.js';
import type { Written } from './outcome.js';
import { Run } from './run.js';
import { Tree } from './tree.js';

/** The bytes of an answer. */
export interface Answer {
  readonly data: string | null;
  readonly errors: readonly GraphQLError[];
}

export type Compiled = (given: Given) => Answer | Promise<Answer>;

/** Conditions may leave out fields in as many ways as a caller likes. */
const mostTrees = 8;

/** Undefined for a mutation. */
export function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Compiled | undefined {
  const type = schema.getQueryType();
  if (operation.operation !== OperationTypeNode.QUERY || !type) return undefined;
  const fragments = fragmentsOf(document);
  const conditions = conditionsIn(document, operation);
  const trees = new Map<string, readonly Field[]>();
  const fieldsLeft = ({ variableValues }: Given): readonly Field[] => {
    const name = fieldsLeftBy(conditions, variableValues);
    const known = trees.get(name);
    if (known) return known;
    const fields = new Tree(schema, fragments, operation, { ...variableValues }).root(type);
    if (trees.size === mostTrees) trees.clear();
    trees.set(name, fields);
    return fields;
  };
  return (given) => answer(fieldsLeft, new Run(given));
}

function answer(fieldsLeft: (given: Given) => readonly Field[], run: Run): Answer | Promise<Answer> {
  try {
    const fields = run.collected(fieldsLeft);
    const data = run.turns.apart((to) => writeFields(fields, run.given.rootValue, to, run, undefined));
    return data instanceof Promise ? answeredLater(data, run) : answered(data, run);
  } catch (error) {
    return failed(error, run);
  }
}

function answeredLater(data: Promise<Written>, run: Run): Promise<Answer> {
  return data.then(
    (came) => answered(came, run),
    (error: unknown) => failed(error, run),
  );
}

function answered(data: Written, { errors }: Run): Answer {
  return { data: data ?? null, errors };
}

function failed(error: unknown, run: Run): Answer {
  // Nothing but an error that was located already comes so far, or one of a condition.
  if (!(error instanceof GraphQLError)) throw error;
  run.tell(error, undefined);
  return answered(undefined, run);
}

function fragmentsOf(document: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  }
  return fragments;
}
