/** Compiles a query, or the selection of a subscription, to closures, once, and runs it: the same results as graphql-js, written as JSON directly. */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { Text } from '../../base/bytes.js';
import { conditionsIn, fieldsLeftBy } from './conditions.js';
import type { CompiledField } from './field.js';
import { writeFields } from './fields.js';
import type { FragmentBudget } from './fragments/fragment-budget.js';
import type { Given } from './run/execution-arguments.js';
import type { Written } from './run/outcome.js';
import { ExecutionRun } from './run/run.js';
import { OperationTree } from './tree.js';

/** The JSON of the data. */
export type DataBytes = Text | null;

export type Compiled = (given: Given) => DataBytes | Promise<DataBytes>;

/** The most trees of one query: variables can skip fields in any number of combinations. */
const mostTrees = 8;

/** Undefined for a mutation. */
export function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  fragmentBudget: FragmentBudget,
): Compiled | undefined {
  const type = schema.getRootType(operation.operation);
  if (operation.operation === OperationTypeNode.MUTATION || !type) return undefined;
  const fragments = fragmentsOf(document);
  const conditions = conditionsIn(document, operation);
  const trees = new Map<string, readonly CompiledField[]>();
  const fieldsLeft = ({ variableValues }: Given): readonly CompiledField[] => {
    const name = fieldsLeftBy(conditions, variableValues);
    const known = trees.get(name);
    if (known) return known;
    const fields = new OperationTree(schema, fragments, operation, { ...variableValues }, fragmentBudget).root(type);
    if (trees.size === mostTrees) trees.clear();
    trees.set(name, fields);
    return fields;
  };
  return (given) => answer(fieldsLeft, new ExecutionRun(given));
}

function answer(
  fieldsLeft: (given: Given) => readonly CompiledField[],
  run: ExecutionRun,
): DataBytes | Promise<DataBytes> {
  try {
    const fields = run.collected(fieldsLeft);
    const data = run.turns.untilPause((to) => writeFields(fields, run.given.rootValue, to, run, undefined));
    return data instanceof Promise ? answeredLater(data, run) : (data ?? null);
  } catch (error) {
    return failed(error, run);
  }
}

function answeredLater(data: Promise<Written>, run: ExecutionRun): Promise<DataBytes> {
  return data.then(
    (came) => came ?? null,
    (error: unknown) => failed(error, run),
  );
}

function failed(error: unknown, run: ExecutionRun): null {
  // The caller reports the refusal.
  if (run.given.production?.refusal) return null;
  // Only located errors, or those of a condition, are expected here.
  if (!(error instanceof GraphQLError)) throw error;
  run.report(error, undefined);
  return null;
}

function fragmentsOf(document: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  }
  return fragments;
}
