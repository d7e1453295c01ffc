/** Lets resolvers of in-memory data answer at once: type-graphql makes a promise of every argument. */
import { type GraphQLSchema, isObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { type Direct, tellDirect } from './execution/direct.js';
import { isObject } from './unknown.js';

type Storage = ReturnType<typeof getMetadataStorage>;
type Method = Storage['queries'][number] | Storage['fieldResolvers'][number];
type Parameter = NonNullable<Method['params']>[number];
type Arguments = Readonly<Record<string, unknown>>;
type Take = (root: unknown, args: Arguments, context: unknown) => unknown;

/** Leaves alone what takes more than the root, the context and plain arguments. */
export function resolveDirectly(schema: GraphQLSchema, resolvers: readonly unknown[]): void {
  const storage = getMetadataStorage();
  const isOurs = ({ target }: Method): boolean => resolvers.includes(target);
  const nameOf = new Map<unknown, string>(storage.objectTypes.map(({ target, name }) => [target, name]));
  for (const method of storage.queries.filter(isOurs)) replace(schema, 'Query', method, storage);
  for (const method of storage.fieldResolvers.filter(isOurs)) {
    replace(schema, nameOf.get(method.getObjectType?.()), method, storage);
  }
}

function replace(schema: GraphQLSchema, owner: string | undefined, method: Method, storage: Storage): void {
  const type = schema.getType(owner ?? '');
  const field = isObjectType(type) ? type.getFields()[method.schemaName] : undefined;
  const resolve = direct(method, storage);
  if (field && resolve) field.resolve = resolve;
}

function direct(
  { target, methodName, params = [], middlewares = [] }: Method,
  { inputTypes }: Storage,
): Direct | undefined {
  const isPlain = (type: unknown): boolean => !inputTypes.some((input) => input.target === type);
  const takes = params
    .toSorted((a, b) => a.index - b.index)
    .map((parameter) => takeOf(parameter, isPlain))
    .filter((take) => take !== undefined);
  if (middlewares.length > 0 || takes.length < params.length) return undefined;
  const instance: unknown = Reflect.construct(target, []);
  const method: unknown = Reflect.get(target.prototype, methodName);
  if (typeof method !== 'function') return undefined;
  return tellDirect((root, args, context): unknown =>
    Reflect.apply(
      method,
      instance,
      takes.map((take) => take(root, args, context)),
    ),
  );
}

function takeOf(parameter: Parameter, isPlain: (type: unknown) => boolean): Take | undefined {
  const { kind } = parameter;
  if (kind === 'root' && parameter.propertyName === undefined) return (root) => root;
  if (kind === 'context') {
    const { propertyName } = parameter;
    return (_root, _args, context): unknown => (propertyName && isObject(context) ? context[propertyName] : context);
  }
  if (kind === 'arg' && isPlain(parameter.getType())) return (_root, args) => args[parameter.name];
  return undefined;
}
