/** The first of many items, and a button that shows the rest. */
import { Children, type ReactNode, useState } from 'react';

export function Folded({ first, of, children }: { first: number; of: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const all = Children.toArray(children);
  const rest = all.length - first;
  return (
    <>
      <ul className="machine-lines">{isOpen ? all : all.slice(0, first)}</ul>
      {rest > 0 && (
        <button type="button" className="button link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? `The first ${first}` : `${rest} more ${of}`}
        </button>
      )}
    </>
  );
}
