/** Creates a payload type for every write, named after it, so that adding a field to one affects no other. */
import {
  type GraphQLDirective,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLBoolean,
  GraphQLID,
  GraphQLNonNull,
  type GraphQLNamedType,
  GraphQLObjectType,
  GraphQLSchema,
  getNamedType,
  isObjectType,
} from 'graphql';
import { takesFile, uploadOf, uploadType } from '../files/awaiting-file.js';
import type { BoundRow } from '../rows/bound-row.js';
import type { Changed } from '../planner/changed-object.js';
import type { RestContext } from '../transport/context.js';
import { declareSent } from '../mapping/declared.js';
import { classNamed } from '../../base/type-graphql/metadata.js';
import { identityAt } from '../identity/identity.js';
import { fieldOf, payloadType, rowsOf } from './fields-of-rows.js';
import { paramsOf } from '../rows/path.js';
import { type Payload, keepPayload, payloadOf } from './payload.js';
import { ResultParts, hasParts } from '../rows/row.js';
import { waits } from './wait-argument.js';
import { argumentName, payloadName, words } from './descriptions.js';
import { readChanged, readDeleted, readDeletedId, readRenewed } from '../planner/write-payload.js';

type PayloadField = GraphQLFieldConfig<object, RestContext>;
type PayloadFields = GraphQLFieldConfigMap<object, RestContext>;

/** Adds the payload types, with the directive that shows their calls. */
export function withPayloads(schema: GraphQLSchema, directive: GraphQLDirective): GraphQLSchema {
  const writes = [...rowsOf(schema)].filter(([{ kind }]) => kind === 'write');
  const upload: PayloadField = { type: uploadType(), description: aboutUpload, resolve: uploadOf };
  const payloads = writes.map(([row, field]) => {
    const payload = payloadOf(schema, row);
    return { field, payload, type: typeOf(schema, row, payload, takesFile(schema, row) ? upload : null) };
  });
  for (const { field, payload, type } of payloads) {
    field.type = type;
    keepPayload(field, payload);
  }
  const isKept = (name: string) => !(classNamed(name)?.prototype instanceof ResultParts);
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => isKept(name));
  // The original schema has already been validated.
  const directives = [...schema.getDirectives(), directive];
  return new GraphQLSchema({ ...schema.toConfig(), types, directives, assumeValid: true });
}

function typeOf(
  schema: GraphQLSchema,
  row: BoundRow,
  payload: Payload,
  upload: PayloadField | null,
): GraphQLObjectType<object, RestContext> {
  const { [payload.object?.row.name ?? '']: answered, ...parts } = partsOf(schema, row, payload);
  const fields = {
    ...(payload.gone !== null && { deletedId: deletedId(schema, row, payload.gone) }),
    ...parts,
    ...(payload.object && { [payload.object.row.name]: objectOf(schema, row, payload.object, answered) }),
  };
  return new GraphQLObjectType<object, RestContext>({
    name: payloadName(row),
    description: `The result of \`${row.name}\``,
    fields: {
      ...(Object.keys(fields).length > 0 ? fields : { ok: upload ? okAfterFile : ok }),
      ...(upload && { upload }),
    },
  });
}

/** The parts of the upstream's response. */
function partsOf(schema: GraphQLSchema, row: BoundRow, { part, object }: Payload): PayloadFields {
  const { type } = fieldOf(schema, row);
  const named = getNamedType(type);
  const describe = (name: string, of: GraphQLNamedType): string => {
    if (name === object?.row.name)
      return isNew(row, object) ? `The new ${words(name)}` : `The ${words(name)} after the write`;
    if (classNamed(of.name) === row.dialect.actions?.type)
      return 'The action that it started';
    return (isObjectType(of) && of.description) || `The ${words(name)} that the API returned`;
  };
  if (hasParts(row) && isObjectType(named)) {
    const fields = Object.entries<PayloadField>(named.toConfig().fields);
    return Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        { ...field, description: field.description ?? describe(name, getNamedType(field.type)) },
      ]),
    );
  }
  return part === null ? {} : { [part]: { type, description: describe(part, named) } };
}

/** Reading a new object takes one more path value than creating it. */
function isNew({ path }: BoundRow, { row }: Changed): boolean {
  return paramsOf(row.path).length > paramsOf(path).length;
}

/** The returned object if the response contains it, otherwise read. */
function objectOf(schema: GraphQLSchema, row: BoundRow, changed: Changed, answered: PayloadField | undefined): PayloadField {
  const { row: read } = changed;
  const type = payloadType(schema, read);
  if (!answered) {
    const when = waits(row) ? 'after the write, or after its actions with `wait`' : 'after the write';
    const description = `The ${words(read.name)} ${when}: one more call`;
    return { type, description, resolve: readChanged(read) };
  }
  if (getNamedType(answered.type) !== getNamedType(type))
    throw new Error(`The answer of ${row.name} has another ${read.name} than the one that it changes`);
  // A new object that was not returned cannot be found.
  const mayBeMissing = row.options.nullable && !isNew(row, changed);
  if (!waits(row) && !mayBeMissing) return answered;
  const again = mayBeMissing
    ? 'one more call where the API does not return it'
    : 'with `wait: true` after its actions, which costs one more call';
  return {
    ...answered,
    description: `${answered.description}; ${again}`,
    resolve: readRenewed(read),
    extensions: declareSent(answered.extensions),
  };
}

function deletedId(schema: GraphQLSchema, row: BoundRow, params: readonly string[]): PayloadField {
  const until = waits(row) ? '; it is gone when `action` has succeeded' : '';
  const type = new GraphQLNonNull(GraphQLID);
  const identity = identityAt(schema, row, params.at(-1) ?? '');
  if (identity) {
    const resolve = readDeletedId(row, identity);
    return { type, description: `The \`id\` of the deleted object${until}`, resolve };
  }
  const named = params.map((param) => `\`${argumentName(row, param)}\``).join(' and ');
  return {
    type,
    description: `The ${named} of the deleted object${params.length > 1 ? ', with a slash between' : ''}${until}`,
    resolve: readDeleted(params),
  };
}

const ok: PayloadField = { type: new GraphQLNonNull(GraphQLBoolean), description: 'True: it is done', resolve: () => true };

const okAfterFile: PayloadField = {
  type: GraphQLBoolean,
  description: 'True: it is done; null while its file is still to be sent',
  resolve: (root) => (uploadOf(root) ? null : true),
};

const aboutUpload =
  'Where to send the file whose `size` the input gave; until then nothing else is here. Null when the file was in the input, or has been sent';
