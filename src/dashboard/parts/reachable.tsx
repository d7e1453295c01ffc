/** Around a list that a field moves through, so that who scrolls by keys can also come to it. */
import type { ReactNode } from 'react';

export function Reachable({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={className} tabIndex={0}>
      {children}
    </div>
  );
}
