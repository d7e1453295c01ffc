/** Keeps the field's chips and typed text in step with the caller's text. */
import { useState } from 'react';
import { type FilterDraft, read, textOf } from './filter-draft.js';

interface DraftState {
  readonly draft: FilterDraft;
  /** The caller's text as last seen. */
  readonly seen: string;
  /** Sent to the caller and not returned yet: its return is no change from outside. */
  readonly sent: readonly string[];
}

export const keep = (text: string): DraftState => ({ draft: read(text), seen: text, sent: [] });

/** Follows the caller's text: an echo, even a late one, leaves what is being typed alone; another text replaces it. */
export function follow(state: DraftState, text: string): DraftState {
  if (text === state.seen) return state;
  const echoed = state.sent.indexOf(text);
  return echoed < 0 ? keep(text) : { ...state, seen: text, sent: state.sent.slice(echoed + 1) };
}

export function send(state: DraftState, draft: FilterDraft): DraftState {
  const next = textOf(draft);
  if (next === textOf(state.draft)) return { ...state, draft };
  // The caller already has it, so it is not echoed.
  return { ...state, draft, sent: next === state.seen ? [] : [...state.sent, next] };
}

export function useDraft(text: string, onText: (text: string) => void): [FilterDraft, (draft: FilterDraft) => void] {
  const [state, setKept] = useState<DraftState>(() => keep(text));
  const current = follow(state, text);
  if (current !== state) setKept(current);
  const change = (draft: FilterDraft) => {
    const next = send(current, draft);
    setKept(next);
    if (next.sent !== current.sent) onText(textOf(draft));
  };
  return [current.draft, change];
}
