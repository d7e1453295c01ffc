/** A list that comes in pages: the first as any question, those after it as they come, all shown so far. */
import { useEffect, useMemo, useState } from 'react';
import { useClient } from 'urql';
import type { TypedDocumentString } from '../generated/graphql.js';
import { type Asked, useAsk } from './use-ask.js';

interface Page<Node> {
  readonly nodes: readonly Node[];
  /** Null at the end. */
  readonly next: string | null;
}

interface Pages<T, Node> {
  readonly asked: Asked<T>;
  /** Undefined until the first page. */
  readonly nodes: readonly Node[] | undefined;
  readonly isWhole: boolean;
}

/** `pageOf` must stay the same function. */
export function usePages<T, V extends Record<string, unknown>, Node>(
  document: TypedDocumentString<T, V>,
  variables: V,
  pageOf: (data: T) => Page<Node>,
): Pages<T, Node> {
  const client = useClient();
  const asked = useAsk(document, variables);
  const first = useMemo(() => (asked.data === undefined ? undefined : pageOf(asked.data)), [asked.data, pageOf]);
  const [later, setLater] = useState<{ readonly of: unknown; readonly page: Page<Node> } | null>(null);
  const behind = later !== null && later.of === first ? later.page : null;
  const key = JSON.stringify(variables);
  useEffect(() => {
    if (first === undefined || first.next === null || asked.isOld) return undefined;
    let isGone = false;
    async function readOn(after: string, nodes: readonly Node[]): Promise<void> {
      const { data } = await client.query<T>(document.toString(), { ...variables, after }).toPromise();
      if (isGone || data === undefined) return;
      const page = pageOf(data);
      const all = [...nodes, ...page.nodes];
      setLater({ of: first, page: { nodes: all, next: page.next } });
      if (page.next !== null) await readOn(page.next, all);
    }
    void readOn(first.next, []);
    return () => {
      isGone = true;
    };
    // The variables are told by their text.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, document, first, key, pageOf, asked.isOld]);
  const nodes = useMemo(
    () => (behind === null ? first?.nodes : [...(first?.nodes ?? []), ...behind.nodes]),
    [first, behind],
  );
  return { asked, nodes, isWhole: first !== undefined && (first.next === null || behind?.next === null) };
}
