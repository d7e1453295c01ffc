/** Renders a figure with its certainty: pending, unknown, "at least" where a source is missing, or as it is. */
import type { ReactNode } from 'react';
import type { Certainty } from '../ask/certainty.js';
import { Skeleton } from './states.js';

interface FigureProps<T> {
  readonly of: Certainty<T>;
  /** The width in `ch` until it is loaded. */
  readonly width?: number;
  children(value: T): ReactNode;
}

export function Figure<T>({ of, width, children }: FigureProps<T>) {
  switch (of.is) {
    case 'awaited':
      return <Skeleton {...(width !== undefined && { width })} />;
    case 'unknown':
      return 'Unknown';
    case 'least':
      return (
        <>
          <span className="at-least">at least</span> {children(of.value)}
        </>
      );
    case 'whole':
      return children(of.value);
  }
}

/** The same as text: `at least 3`; null until it is loaded. */
export function figureText<T>(of: Certainty<T>, show: (value: T) => string): string | null {
  if (of.is === 'awaited') return null;
  if (of.is === 'unknown') return 'unknown';
  return of.is === 'least' ? `at least ${show(of.value)}` : show(of.value);
}
