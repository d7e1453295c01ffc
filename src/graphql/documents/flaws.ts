/** Checks trusted documents against the schema, as they would be checked when they are asked. */
import { type DocumentNode, GraphQLError, type GraphQLSchema, Kind } from 'graphql';
import { refusalOfDepth, refusalOfLength } from '../admission/operation-limits.js';
import { parseOperation } from '../parse-operation.js';
import { validator } from '../validation.js';
import { literalRefusing } from './literal-refusing.js';
import type { TrustedDocument } from './trusted-document.js';

/** Each with its file and line. What depends on variables is checked when they come. */
export function flawsIn(
  documents: readonly TrustedDocument[],
  schema: GraphQLSchema,
  introspection: boolean,
): readonly string[] {
  const validate = validator(schema, introspection);
  return documents.flatMap((document) =>
    errorsIn(document.text, schema, validate).map((error) => flawOf(document, error)),
  );
}

function errorsIn(
  text: string,
  schema: GraphQLSchema,
  validate: ReturnType<typeof validator>,
): readonly GraphQLError[] {
  const tooLong = refusalOfLength(text);
  if (tooLong) return [tooLong];
  try {
    const document = parseOperation(text);
    const errors = [...unsupported(document, schema), ...validate(document)];
    const tooDeep = errors.length === 0 ? refusalOfDepth(schema, document, text) : undefined;
    return tooDeep ? [tooDeep] : errors.map((error) => located(error, document, schema));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return [error];
  }
}

/** Scalars of ours refuse a literal without its place. */
function located(error: GraphQLError, document: DocumentNode, schema: GraphQLSchema): GraphQLError {
  const literal = error.locations ? undefined : literalRefusing(document, schema, error.message);
  return literal ? new GraphQLError(error.message, { nodes: literal }) : error;
}

/** Validation allows a document without operations, and operations of a kind that the schema lacks. */
function unsupported({ definitions }: DocumentNode, schema: GraphQLSchema): readonly GraphQLError[] {
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operations.length === 0) return [new GraphQLError('Expected an operation, but got none')];
  return operations
    .filter(({ operation }) => !schema.getRootType(operation))
    .map((node) => new GraphQLError(`Expected a query or a mutation, but got a ${node.operation}`, { nodes: node }));
}

function flawOf({ id, file, line, isOnOneLine }: TrustedDocument, { message, locations }: GraphQLError): string {
  const within = locations?.[0]?.line ?? 1;
  return isOnOneLine ? `${file}:${line}, ${id}: ${message}` : `${file}:${line + within - 1}: ${message}`;
}
