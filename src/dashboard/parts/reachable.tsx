/** Makes a list that a field controls focusable, for readers who scroll by keys. */
import type { ReactNode } from 'react';

export function Reachable({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={className} tabIndex={0}>
      {children}
    </div>
  );
}
