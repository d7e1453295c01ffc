/** Describes every path argument: its meaning, and the list of the graph that has its values. */
import {
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { BoundRow } from '../rows/bound-row.js';
import { keyFieldOf, pathIdentities } from '../identity/identity.js';
import { payloadType, rowsOf } from './fields-of-rows.js';
import { paramsOf, shapeOf } from '../rows/path.js';
import { aboutArgument, argumentName } from './descriptions.js';

export function describePathArguments(schema: GraphQLSchema): void {
  const rows = rowsOf(schema);
  // Sorted, so that the result does not depend on the order in which modules load.
  const all = [...rows.keys()].filter(({ kind }) => kind === 'list').sort(byPath);
  const isOpen = (row: BoundRow) => !rows.get(row)?.args.some(isRequiredArgument);
  const singles = new Map(
    [...rows.keys()]
      .filter(({ kind, path }) => kind === 'get' && paramsOf(path).length === 0)
      .map((row) => [keyOf(row, row.path), row]),
  );
  const lists = new Map(
    all.map((row) => {
      const type = payloadType(schema, row);
      const instead = isOpen(row) ? undefined : all.find((list) => isOpen(list) && payloadType(schema, list) === type);
      const isReached = isOpen(row) || instead !== undefined;
      const within = singles.get(keyOf(row, row.path.replace(/\/[^/]+$/, '')))?.name ?? null;
      return [keyOf(row, row.path), { name: row.name, fields: fieldsOf(type), instead, isReached, within }];
    }),
  );
  for (const [row, { args }] of rows) {
    for (const param of paramsOf(row.path)) {
      const arg = args.find(({ name }) => name === argumentName(row, param));
      const identity = pathIdentities(schema, row).get(param);
      if (arg)
        arg.description = aboutArgument(
          row,
          param,
          (path) => lists.get(keyOf(row, path)),
          identity ? keyFieldOf(schema, identity) : null,
        );
    }
  }
}

/** Listed rows first. */
function byPath(one: BoundRow, other: BoundRow): number {
  const further = ({ options }: BoundRow) => Number(options.listed === false);
  return further(one) - further(other) || (one.path < other.path ? -1 : 1);
}

function fieldsOf(type: GraphQLOutputType): string[] {
  const named = getNamedType(type);
  return isObjectType(named) || isInterfaceType(named) ? Object.keys(named.getFields()) : [];
}

function keyOf({ dialect: { api } }: BoundRow, path: string): string {
  return `${api} ${shapeOf(path)}`;
}
