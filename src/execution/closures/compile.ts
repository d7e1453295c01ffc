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
import { type Given, Run } from './run.js';
import { Tree } from './tree.js';

/** The bytes of an answer. */
export interface Answer {
  readonly data: string | null;
  readonly errors: readonly GraphQLError[];
}

/** Undefined for what is left to graphql-js. */
export type Compiled = (given: Given) => Answer | Promise<Answer> | undefined;

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
  return (given) => {
    const name = fieldsLeftBy(conditions, given.variableValues);
    if (name === undefined) return undefined;
    let fields = trees.get(name);
    if (!fields) {
      if (trees.size === mostTrees) trees.clear();
      fields = new Tree(schema, fragments, operation, { ...given.variableValues }).root(type);
      trees.set(name, fields);
    }
    return answer(fields, new Run(given));
  };
}

function answer(fields: readonly Field[], run: Run): Answer | Promise<Answer> {
  const answered = (data: string | null = null) => ({ data, errors: run.errors });
  const failed = (error: unknown) => {
    // Nothing but an error that was located already comes so far.
    if (!(error instanceof GraphQLError)) throw error;
    run.tell(error, undefined);
    return answered();
  };
  try {
    const data = run.turns.apart((to) => writeFields(fields, run.given.rootValue, to, run, undefined));
    return data instanceof Promise ? data.then(answered, failed) : answered(data);
  } catch (error) {
    return failed(error);
  }
}

function fragmentsOf(document: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  }
  return fragments;
}
