/** Lets resolvers of in-memory data answer at once: type-graphql makes a promise of every argument. */
import { type GraphQLSchema, isObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { type Direct, tellDirect } from './direct.js';
import { isObject } from '../unknown.js';

type Storage = ReturnType<typeof getMetadataStorage>;
type Method = Storage['queries'][number] | Storage['fieldResolvers'][number];
type Parameter = NonNullable<Method['params']>[number];
type Arguments = Readonly<Record<string, unknown>>;
type Called = (...given: unknown[]) => unknown;
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
  return isMethod(method) ? tellDirect(calling(method.bind(instance), takes)) : undefined;
}

/** To make a list of what they take takes longer than most of these methods do. */
function calling(method: Called, takes: readonly Take[]): Direct {
  const [first, second, third] = takes;
  if (takes.length > 3) {
    return (root, args, context) => method(...takes.map((take) => take(root, args, context)));
  }
  return (root, args, context) =>
    method(first?.(root, args, context), second?.(root, args, context), third?.(root, args, context));
}

function isMethod(value: unknown): value is Called {
  return typeof value === 'function';
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
