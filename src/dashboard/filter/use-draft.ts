/** Keeps the field's chips and typed text in step with the text its caller holds. */
import { useState } from 'react';
import { type Draft, read, textOf } from './draft.js';

export interface Kept {
  readonly draft: Draft;
  /** The caller's text when it was last seen. */
  readonly seen: string;
  /** What was told to the caller and has not come back: it is no change from outside when it does. */
  readonly told: readonly string[];
}

export const keep = (text: string): Kept => ({ draft: read(text), seen: text, told: [] });

/** After the caller's text: an echo, be it late, leaves alone what is being typed; another text takes its place. */
export function follow(kept: Kept, text: string): Kept {
  if (text === kept.seen) return kept;
  const echoed = kept.told.indexOf(text);
  return echoed < 0 ? keep(text) : { ...kept, seen: text, told: kept.told.slice(echoed + 1) };
}

export function tell(kept: Kept, draft: Draft): Kept {
  const next = textOf(draft);
  if (next === textOf(kept.draft)) return { ...kept, draft };
  // What the caller has already does not come back.
  return { ...kept, draft, told: next === kept.seen ? [] : [...kept.told, next] };
}

export function useDraft(text: string, onText: (text: string) => void): [Draft, (draft: Draft) => void] {
  const [kept, setKept] = useState<Kept>(() => keep(text));
  const current = follow(kept, text);
  if (current !== kept) setKept(current);
  const change = (draft: Draft) => {
    const next = tell(current, draft);
    setKept(next);
    if (next.told !== current.told) onText(textOf(draft));
  };
  return [current.draft, change];
}
