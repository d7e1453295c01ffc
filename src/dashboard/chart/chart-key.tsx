/** A legend entry: a stroke as the chart draws it, beside what it stands for. */
import { type ReactElement, type ReactNode } from 'react';

interface Props {
  readonly dashed: boolean;
  readonly thin?: boolean;
  readonly children: ReactNode;
}

export function Key({ dashed, thin = false, children }: Props): ReactElement {
  const name = ['chart-key', dashed ? 'chart-key-dashed' : '', thin ? 'chart-key-thin' : ''].filter(Boolean).join(' ');
  return (
    <span className={name}>
      <svg width="18" height="8" viewBox="0 0 18 8" aria-hidden="true">
        <path d="M0 4H18" />
      </svg>
      {children}
    </span>
  );
}
