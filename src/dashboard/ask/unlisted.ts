/** How much of a list an answer leaves out. */

interface Listed {
  readonly totalCount: number | null;
  readonly nodes: readonly unknown[];
}

/** Null where the answer does not say. */
export function unlistedIn({ totalCount, nodes }: Listed): number | null {
  return totalCount === null ? null : totalCount - nodes.length;
}
