/** Secrets in responses: whoever reads one can act with it, so reading them takes the write scope for that account. */
import { type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';
import { Extensions } from 'type-graphql';
import type { RestContext } from '../transport/context.js';
import { originOf } from './to-graph.js';

type SecretField = GraphQLField<unknown, RestContext>;

const secret = { secret: true };

/** Marks a property whose value lets its holder act, such as a password; rows have an option of this name. */
export const Secret = () => Extensions(secret);

export function isSecret({ extensions }: Pick<SecretField, 'extensions'>): boolean {
  return extensions['secret'] === true;
}

/** Makes these fields refuse unauthorised callers before any call is made. */
export function guardSecrets(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    for (const field of Object.values(type.getFields()).filter(isSecret)) guard(field, type.name);
}

function guard(field: SecretField, owner: string): void {
  const { name, resolve, description } = field;
  if (!resolve) throw new Error(`${owner}.${name} is a secret and not of an upstream`);
  field.description = `${(description ?? '').replace(/\.?$/, '.')} Requires a token with the scope \`hosting:write\``;
  field.resolve = (root, args, context, info) => {
    const origin = originOf(root);
    if (!origin) throw new Error(`${owner}.${name} is a secret and came from no account`);
    context.clients.entrust(origin.client);
    return resolve(root, args, context, info);
  };
}
