/** Examples on an otherwise empty page: each has a sentence and a button that opens the form filled in. */
import type { ReactNode } from 'react';
import type { Opener } from './lazy-part.js';

export interface Example<V> {
  readonly title: string;
  readonly sentence: ReactNode;
  /** The fields that are filled in. */
  readonly start: V;
}

interface ExamplesProps<V> {
  readonly examples: readonly Example<V>[];
  readonly opener: Opener;
  /** Null for readers who may not add any. */
  readonly onAdd: ((start: V) => void) | null;
}

export function Examples<V>({ examples, opener, onAdd }: ExamplesProps<V>) {
  return (
    <ul className="examples">
      {examples.map(({ title, sentence, start }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p className="small quiet">{sentence}</p>
          </div>
          {onAdd && (
            <button type="button" className="button" {...opener} onClick={() => onAdd(start)}>
              Add… <span className="hidden-text">{title}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
