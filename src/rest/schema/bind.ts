/** Turns rows into fields of the graph by calling type-graphql's decorators as functions. */
import {
  Arg,
  Args,
  type ClassType,
  Directive,
  Extensions,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
} from 'type-graphql';
import { composeId } from '../../base/global-id.js';
import { inputFieldsOf } from '../../base/type-graphql/metadata.js';
import { accountArgument } from './account-argument.js';
import { connectionOf } from './connection.js';
import { type ArgumentDecorators, define } from '../../base/type-graphql/define.js';
import type { Dialect } from '../rows/dialect.js';
import type { RowGroup } from '../rows/group.js';
import type { Keys } from '../rows/path-keys.js';
import { inGraph } from '../mapping/abstract-types.js';
import { afterArgument } from './page-arguments.js';
import { maxFirst } from '../transport/pages.js';
import type { Paging } from '../rows/paging.js';
import { type Params, paramsOf, shapeOf } from '../rows/path.js';
import { resolverOf } from '../planner/resolvers.js';
import type { Row } from '../rows/row.js';
import type { BoundRow } from '../rows/bound-row.js';
import { Secret } from '../mapping/secrets.js';
import { stamped } from '../mapping/to-graph.js';
import { waits } from './wait-argument.js';
import { isText } from '../../base/unknown.js';
import { about, aboutClass, aboutInput, argumentName } from './descriptions.js';
import type { RestContext } from '../transport/context.js';

/** A class that its children's paths refer to: placeholder → property, for instance `{ zoneId: 'id' }`. */
type Parent = (abstract new (...args: never) => object) & { readonly keys?: Keys };

type KeysOf<P> = P extends { readonly keys: infer K } ? K : object;

/** A parent without keys accepts any path; otherwise the path must contain one of them. */
type Fits<K, R> = [keyof K & string] extends [never]
  ? unknown
  : R extends Row<infer Path>
    ? [Params<Path> & keyof K] extends [never]
      ? { readonly path: `a path that has {${keyof K & string}}` }
      : unknown
    : never;

type Bound<Rows> = { readonly [Name in keyof Rows]: Rows[Name] extends Row<string, infer T> ? BoundRow<T> : never };

/** The row functions of one API. */
export function bind(dialect: Dialect) {
  function group<Rows extends Record<string, Row>>(
    rows: Rows,
    keys: Keys,
    decorate: ClassDecorator,
  ): RowGroup<Bound<Rows>> {
    class RowsResolver {}
    const bound = bindRows(rows, dialect);
    for (const row of bound.values()) defineField(RowsResolver, row, keys);
    decorate(RowsResolver);
    return { rows: Object.fromEntries(bound) as Bound<Rows>, resolver: RowsResolver };
  }

  return {
    /** The field of `Query` that contains the reads of this API. */
    root(parent: ClassType<object>, name: string): RowGroup {
      class RootResolver {}
      const description = `${aboutClass(parent)} Requires a token with the scope \`hosting:read\``;
      const api = dialect.api.toLowerCase();
      // Without an id, caching clients would replace one query's fields of the root by another's.
      Field(() => ID, { description: `The API and the account, such as \`${api}:prod\`` })(parent.prototype, 'id');
      define(
        RootResolver,
        name,
        (_root, { account }, { clients }: RestContext) => {
          const client = clients.named(dialect, isText(account) ? account : null, 'read');
          const id = composeId(api, client.upstream.account.name);
          return stamped(Object.assign(new parent(), { id }), { client, values: {} });
        },
        [Query(() => parent, { nullable: true, description })],
        { account: accountArgument() },
      );
      Resolver()(RootResolver);
      return { rows: {}, resolver: RootResolver };
    },

    /** Reads as fields of `parent`; `keys` is for paths that use other placeholders than its other children. */
    on: <P extends Parent, Rows extends Record<string, Row>, K = KeysOf<P>>(
      parent: P,
      rows: Rows & { [Name in keyof Rows]: Fits<K, Rows[Name]> },
      keys?: K & Keys,
    ) =>
      group<Rows>(
        rows,
        keys ?? parent.keys ?? {},
        Resolver(() => parent),
      ),

    /** Writes, as fields of `Mutation`. */
    mutations: <Rows extends Record<string, Row>>(rows: Rows) => group(rows, {}, Resolver()),
  };
}

function bindRows(rows: Record<string, Row>, dialect: Dialect): Map<string, BoundRow> {
  const bound = Object.entries(rows).map(([name, row]) => ({
    ...row,
    name,
    dialect,
    shape: shapeOf(row.path),
    paging: pagingOf(row, dialect),
    partner: null as BoundRow | null,
  }));
  for (const list of bound.filter(({ kind }) => kind === 'list')) {
    const single = bound.find(({ kind, path }) => kind === 'get' && path.replace(/\/\{[^}]+\}$/, '') === list.path);
    if (!single) continue;
    list.partner = single;
    single.partner = list;
  }
  return new Map(bound.map((row) => [row.name, row]));
}

function pagingOf({ options: { paging, pageSize } }: Row, dialect: Dialect): Paging {
  const own = paging ?? dialect.paging;
  return pageSize === undefined ? own : { ...own, size: pageSize };
}

function defineField(target: ClassType<object>, row: BoundRow, keys: Keys): void {
  const result = row.result?.() ?? Boolean;
  const type = row.kind === 'list' && typeof result === 'function' ? connectionOf(result) : inGraph(result);
  // Payload types are created once all rows are known. Nullable, so that a failure leaves the rest intact.
  const { deprecationReason } = row.options;
  const options = { nullable: true, description: about(row), ...(deprecationReason && { deprecationReason }) };
  define(
    target,
    row.name,
    resolverOf(row, keys),
    [
      row.kind === 'write'
        ? Mutation(() => type, options)
        : FieldResolver(() => type, { ...options, complexity: listComplexity }),
      Directive(directiveOf(row)),
      Extensions({ row }),
      // Who may write sees what a write returns.
      ...(row.options.secret && row.kind !== 'write' ? [Secret()] : []),
    ],
    argumentsOf(row, keys),
  );
}

/** The objects' cost, times `first` for a list, plus one: reading takes work, however small the result. */
export function listComplexity({ args, childComplexity }: { args: { first?: number }; childComplexity: number }) {
  // The field refuses a negative number, which must not reduce the total until then.
  return 1 + Math.max(args.first ?? 1, 1) * Math.max(childComplexity, 1);
}

function directiveOf({ dialect, method, path, options }: BoundRow): string {
  const more = options.listed === false ? ', listed: false' : '';
  return `@rest(api: ${dialect.api}, method: "${method}", path: "${path}"${more})`;
}

/** Arguments by name; the object of all filters is flattened in the graph, so its name does not appear. */
export function argumentsOf(row: BoundRow, keys: Keys): ArgumentDecorators {
  const { input } = row;
  const path = paramsOf(row.path).filter((param) => !(param in keys));
  return {
    ...Object.fromEntries(path.map((param) => [param, Arg(argumentName(row, param), () => row.options.enums?.[param] ?? ID)])),
    ...(row.kind === 'list' && {
      first: Arg('first', () => Int, {
        defaultValue: 50,
        description: `At most this many, 1 to ${maxFirst.toLocaleString('en')}`,
      }),
      after: afterArgument(),
    }),
    ...(row.kind === 'write' && { account: accountArgument() }),
    ...(input && {
      input:
        row.kind === 'write'
          ? Arg('input', () => input, { description: aboutInput(input), nullable: mayBeLeftOut(row) })
          : Args(() => input),
    }),
    ...(waits(row) && {
      wait: Arg('wait', () => Boolean, {
        defaultValue: false,
        description:
          'Answer when its actions have ended, not when they have started',
      }),
    }),
  };
}

/** True if the input may be left out: the write has no body, and none of its fields is required. */
function mayBeLeftOut({ method, input, dialect, options: { query = [] } }: BoundRow): boolean {
  const own = input ? inputFieldsOf(input) : [];
  const isBare = method === 'DELETE' || own.every(({ name }) => query.includes(dialect.names.toWire(name)));
  return isBare && own.every(({ typeOptions: { nullable } }) => nullable === true || nullable === 'itemsAndList');
}
