/** Links: fields that load another object by an id that their object carries. They have no call of their own. */
import { Extensions, FieldResolver, Resolver } from 'type-graphql';
import type { RowGroup } from '../rows/group.js';
import { ById } from './by-id.js';
import { type Resolve, define } from '../../base/type-graphql/define.js';
import { inGraph } from '../mapping/abstract-types.js';
import type { Carried, LinkId, Link, ParentParameters } from '../rows/link.js';
import { payloadType } from '../schema/fields-of-rows.js';
import { clientOf } from './resolvers.js';
import { originBeside, paramsAbove, valuesAbove } from './path-values.js';
import type { BoundRow } from '../rows/bound-row.js';
import type { Sent } from '../mapping/as-sent.js';
import { valuesFor } from './parent-parameters.js';
import { toGraph } from '../mapping/to-graph.js';
import { isReferenceAlone, referenceOf } from './reference.js';
import { asError, isId } from '../../base/unknown.js';
import { UnknownValue } from '../mapping/invalid-value.js';
import type { RestContext } from '../transport/context.js';

/** One object, or null when the id is null or does not exist. The row reads it, or lists it where nothing reads one. */
export function one<P>(row: BoundRow, id: (parent: Sent<P>) => LinkId, description: string): Link<P> {
  return { row, many: false, isReference: true, description, ids: (parent) => [id(parent)] };
}

/** One object of which the parent carries some fields. */
export function oneCarried<P>(
  row: BoundRow,
  id: (parent: Sent<P>) => LinkId,
  carries: Carried<P>,
  description: string,
): Link<P> {
  return { ...one(row, id, description), carries };
}

/** One object that need not exist. */
export function lookup<P>(row: BoundRow, id: (parent: Sent<P>) => LinkId, description: string): Link<P> {
  return { ...one(row, id, description), isReference: false };
}

/** The objects of these ids, as far as they exist. */
export function many<P>(
  row: BoundRow,
  ids: (parent: Sent<P>) => readonly LinkId[] | null | undefined,
  description: string,
): Link<P> {
  return { row, many: true, isReference: true, description, ids };
}

const costOfId = '; its id alone costs no call';
const costOf = ({ carries }: Pick<Link, 'carries'>) =>
  carries ? `; its id and its ${carries.names.join(' and its ')} cost no call` : costOfId;

/** `parent` is an object class or an interface. */
export function links<P extends object>(
  parent: abstract new (...args: never) => P,
  fields: Readonly<Record<string, Link<P>>>,
  parentParameters: ParentParameters = {},
): RowGroup {
  class LinksResolver {}
  for (const [name, own] of Object.entries(fields)) {
    const link = { ...own, parentParameters };
    const { description, isReference } = link;
    define(LinksResolver, name, resolverOf(link), [
      FieldResolver(() => typeOf(link), {
        nullable: true,
        description: isReference ? `${description}${costOf(link)}` : description,
      }),
      Extensions({ link }),
    ]);
  }
  Resolver(() => parent)(LinksResolver);
  return { rows: {}, resolver: LinksResolver };
}

function typeOf<P>({ row, many }: Link<P>) {
  const Target = inGraph(row.result?.() ?? Object);
  return many ? [Target] : Target;
}

function resolverOf<P>(link: Link<P>): Resolve<RestContext> {
  const { row, parentParameters = {} } = link;
  return async (root, _args, context, info) => {
    const client = clientOf(row, root, context);
    const invalid = (value: unknown, expected: string) =>
      new UnknownValue(client.upstream.account, `${info.parentType.name}.${info.fieldName}`, value, expected);
    const ids = idsOf(link, root, invalid);
    if (ids.length === 0) return link.many ? [] : null;
    const isFree = isReferenceAlone(link, info.fieldNodes, info, root as Sent<P>);
    const values = isFree ? valuesAbove(row, root) : await valuesFor(link, root, client, info.schema);
    const missing = paramsAbove(row).find((param) => !(param in values) && !(isFree && param in parentParameters));
    if (missing !== undefined) throw invalid(null, `a value for ${missing}`);
    const objects = ById.of(client, row, values);
    const read = async (id: unknown) => {
      if (!isId(id)) return invalid(id, 'an id');
      const wire = isFree ? referenceOf(link, id, root as Sent<P>) : await objects.load(String(id)).catch(asError);
      if (wire === null || wire instanceof Error) return wire;
      return toGraph(wire, payloadType(info.schema, row), originBeside(row, { client, values }, String(id)));
    };
    const found = (await Promise.all(ids.map(read))).filter((object) => object !== null);
    return link.many ? found : (found[0] ?? null);
  };
}

/** The ids as the upstream sent them; nothing has checked them yet. */
function idsOf<P>(
  { ids }: Link<P>,
  root: object,
  invalid: (value: unknown, expected: string) => UnknownValue,
): readonly unknown[] {
  const found = ids(root as Sent<P>) ?? [];
  if (!Array.isArray(found)) throw invalid(found, 'a list of ids');
  return found.filter((id: unknown) => id !== null && id !== undefined);
}
