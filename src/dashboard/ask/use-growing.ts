/**
 * A list of unknown length without pages: a few at first, which is cheap, and more as long as it is full. What a question
 * may cost is estimated by how many it asks for, so that asking for all at once would keep others waiting.
 */
import { useEffect, useRef, useState } from 'react';
import type { TypedDocumentString } from '../generated/graphql.js';
import { type Asked, useAsk } from './use-ask.js';

interface Growth<T> {
  readonly first: number;
  readonly most: number;
  /** Whether there may be more than so many. */
  isFull(data: T, first: number): boolean;
}

export interface Grown<T> extends Asked<T> {
  /** Not all of it is there yet. */
  readonly isGrowing: boolean;
  /** There may be more than can be asked for. */
  readonly isCut: boolean;
}

export function useGrowing<T, V extends Record<string, unknown>>(
  document: TypedDocumentString<T, V>,
  variables: (first: number) => V,
  { first: start, most, isFull }: Growth<T>,
  { pause = false } = {},
): Grown<T> {
  const key = JSON.stringify(variables(0));
  const [grown, setGrown] = useState({ key, first: start });
  const first = grown.key === key ? grown.first : start;
  const asked = useAsk(document, variables(first), { pause });
  const isThis = asked.data !== undefined && !asked.isOld;
  const seen = useRef<string | null>(null);
  if (isThis) seen.current = key;
  const isFilled = isThis && asked.data !== undefined && isFull(asked.data, first);
  useEffect(() => {
    if (isFilled && first < most) setGrown({ key, first: Math.min(most, first * 5) });
  }, [isFilled, first, most, key]);
  return {
    ...asked,
    // Less of the same is not another thing.
    isOld: asked.isOld && seen.current !== key,
    isGrowing: asked.data !== undefined && (isFilled || asked.isOld) && first < most,
    isCut: isFilled && first >= most,
  };
}
