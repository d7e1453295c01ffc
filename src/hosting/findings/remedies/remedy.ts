/** The mutations that would end a finding, ready to be sent; nothing here sends them. */
import { GraphQLJSONObject } from 'graphql-scalars';
import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  isLeafType,
  getNamedType,
  isObjectType,
} from 'graphql';
import { Field, ID, ObjectType } from 'type-graphql';
import { idFrom, pathIdentities, startOf } from '../../../rest/identity/identity.js';
import type { BoundRow } from '../../../rest/rows/bound-row.js';
import { paramsOf } from '../../../rest/rows/path.js';
import { argumentName } from '../../../rest/schema/descriptions.js';
import { ofEach } from '../../../base/of-each.js';
import type { RunRemedy } from '../run-finding.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('FindingRemedy', {
  description:
    'A step that resolves a finding, alone or after the steps before it: a mutation. It is never sent automatically: review it, then send it unchanged',
})
export class ReadyRemedy {
  @Field({ description: 'The GraphQL document to send' })
  mutation!: string;

  @Field(() => GraphQLJSONObject, { description: 'The variables of the document' })
  variables!: Readonly<Record<string, unknown>>;

  @Optional(
    () => ID,
    'Id of the resource that it is about, as `affected` has it: its steps end that part of the finding',
  )
  resourceId!: string | null;

  @Optional(() => String, 'Name of the resource it changes')
  resourceName!: string | null;
}

type Mutation = GraphQLField<unknown, unknown>;

export function readyRemedy(remedy: RunRemedy, schema: GraphQLSchema): ReadyRemedy {
  const variables = remedy.arguments;
  const { field, mutation } = readyMutation(remedy.mutation, variables, schema);
  const ids = globalIds(field, variables, schema);
  const { resourceId, resourceName } = remedy;
  return Object.assign(new ReadyRemedy(), { mutation, variables: { ...variables, ...ids }, resourceId, resourceName });
}

interface ReadyMutation {
  readonly field: Mutation;
  /** The document that passes the variables. */
  readonly mutation: string;
}

export function readyMutation(
  name: string,
  variables: Readonly<Record<string, unknown>>,
  schema: GraphQLSchema,
): ReadyMutation {
  const field = schema.getMutationType()?.getFields()[name];
  if (!field) throw new Error(`The graph has no mutation ${name}`);
  const used = field.args.filter((argument) => argument.name in variables);
  const [left] = Object.keys(variables).filter((one) => !used.some((argument) => argument.name === one));
  if (left !== undefined) throw new Error(`The mutation ${name} has no argument ${left}`);
  return { field, mutation: documentOf(field, used) };
}

/** The arguments of the path that name an object with a global id. */
function globalIds(
  { extensions }: Mutation,
  variables: Readonly<Record<string, unknown>>,
  schema: GraphQLSchema,
): Readonly<Record<string, string>> {
  const row = extensions['row'] as BoundRow | undefined;
  // Some mutations belong to no row.
  if (!row) return {};
  const params = paramsOf(row.path);
  const account = { api: row.dialect.api, name: String(variables['account']) };
  const ids = [...pathIdentities(schema, row)].map(([param, { type, keys }]) => {
    const values = params.slice(0, keys.length).map((one) => String(variables[argumentName(row, one)]));
    return [argumentName(row, param), idFrom(startOf(account, type), values)] as const;
  });
  return Object.fromEntries(ids);
}

/** The documents by the arguments they pass: findings of a kind share one. */
const documentsOf = ofEach<Mutation, [], Map<string, string>>(() => new Map());

function documentOf(field: Mutation, used: Mutation['args']): string {
  const names = used.map(({ name }) => name).join(' ');
  const known = documentsOf(field);
  const document = known.get(names) ?? written(field, used);
  known.set(names, document);
  return document;
}

function written(field: Mutation, used: Mutation['args']): string {
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
  return `mutation (${declared}) { ${field.name}(${passed}) ${selectionOf(field)} }`;
}

/**
 * The selection that shows that the change was made, and the actions that it started, whose progress `actions` of the
 * API shows.
 */
function selectionOf({ type }: Mutation): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(({ args }) => args.length === 0);
  const plain = fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name);
  const work = fields.filter(({ name, type: own }) => name.startsWith('action') && isWork(own)).map(({ name }) => name);
  const selected = [...plain, ...work.map((name) => `${name} { id status progress error { code message } }`)];
  if (selected.length > 0) return `{ ${selected.join(' ')} }`;
  const [below] = fields.filter(({ type: own }) => isObjectType(getNamedType(own)));
  return below ? `{ ${below.name} { __typename } }` : '{ __typename }';
}

function isWork(type: GraphQLOutputType): boolean {
  const named = getNamedType(type);
  return isObjectType(named) && ['status', 'progress', 'error'].every((name) => name in named.getFields());
}
