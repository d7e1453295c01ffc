/** Keeps the field's chips and typed text in step with the text its caller holds. */
import { useState } from 'react';
import { type FilterDraft, read, textOf } from './draft.js';

export interface DraftState {
  readonly draft: FilterDraft;
  /** The caller's text when it was last seen. */
  readonly seen: string;
  /** What was sent to the caller and has not come back: it is no change from outside when it does. */
  readonly sent: readonly string[];
}

export const keep = (text: string): DraftState => ({ draft: read(text), seen: text, sent: [] });

/** After the caller's text: an echo, be it late, leaves alone what is being typed; another text takes its place. */
export function follow(kept: DraftState, text: string): DraftState {
  if (text === kept.seen) return kept;
  const echoed = kept.sent.indexOf(text);
  return echoed < 0 ? keep(text) : { ...kept, seen: text, sent: kept.sent.slice(echoed + 1) };
}

export function send(kept: DraftState, draft: FilterDraft): DraftState {
  const next = textOf(draft);
  if (next === textOf(kept.draft)) return { ...kept, draft };
  // What the caller has already does not come back.
  return { ...kept, draft, sent: next === kept.seen ? [] : [...kept.sent, next] };
}

export function useDraft(text: string, onText: (text: string) => void): [FilterDraft, (draft: FilterDraft) => void] {
  const [kept, setKept] = useState<DraftState>(() => keep(text));
  const current = follow(kept, text);
  if (current !== kept) setKept(current);
  const change = (draft: FilterDraft) => {
    const next = send(current, draft);
    setKept(next);
    if (next.sent !== current.sent) onText(textOf(draft));
  };
  return [current.draft, change];
}
