/** Says of every argument that fills a path what it is, and in which list of the graph it is found. */
import type { GraphQLSchema } from 'graphql';
import type { BoundRow } from './bound-row.js';
import { rowsOf } from './graph.js';
import { paramsOf, shapeOf } from './path.js';
import { aboutArgument, argumentName } from './words.js';

export function tellArguments(schema: GraphQLSchema): void {
  const rows = rowsOf(schema);
  const lists = new Map(
    [...rows.keys()].filter(({ kind }) => kind === 'list').map((row) => [keyOf(row, row.path), row.name]),
  );
  for (const [row, { args }] of rows) {
    for (const param of paramsOf(row.path)) {
      const arg = args.find(({ name }) => name === argumentName(row, param));
      if (arg) arg.description = aboutArgument(row, param, (path) => lists.get(keyOf(row, path)));
    }
  }
}

function keyOf({ dialect: { api } }: BoundRow, path: string): string {
  return `${api} ${shapeOf(path)}`;
}
