/** One of the figures beside the first: its heading, the figure, a sentence, and where it leads. */
import type { ReactNode } from 'react';

interface SideFigureProps {
  readonly title: ReactNode;
  readonly figure: ReactNode;
  /** Below it at the same place in each. */
  readonly way?: ReactNode;
  readonly children?: ReactNode;
}

export function SideFigure({ title, figure, way, children }: SideFigureProps) {
  return (
    <div className="costs-side">
      <h2>{title}</h2>
      <p className="hero-figure">{figure}</p>
      <div className="small quiet costs-words">{children}</div>
      {way}
    </div>
  );
}
