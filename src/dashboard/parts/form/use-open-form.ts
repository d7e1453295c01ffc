/** The form of a thing is open or not. It opens by itself where what was typed into it was never sent. */
import { useState } from 'react';
import { hasDraft } from './drafts.js';

export function useOpenForm(key: string): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [state, setState] = useState(() => ({ key, isOpen: hasDraft(key) }));
  // The same place on the page becomes that of another thing.
  const current = state.key === key ? state : { key, isOpen: hasDraft(key) };
  if (current !== state) setState(current);
  return [current.isOpen, (isOpen) => setState({ key, isOpen })];
}
