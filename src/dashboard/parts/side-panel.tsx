/** A list with the opened object beside it: a drawer where there is less room, a full page on a phone. */
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { catchFocus, useEscape } from './escape.js';
import { Icon } from './icon.js';

/** Width in pixels above which the opened object leaves a list too little room on a small screen. */
const wide = 600;

interface BesideProps {
  /** Width in pixels of the opened object beside the list. */
  readonly width: number;
  readonly list: ReactNode;
  /** Empty while nothing is opened. */
  readonly side: ReactNode;
  /** A label of what is opened, for screen readers. */
  readonly sideLabel: string;
  onClose(): void;
}

export function Beside({ width, list, side, sideLabel, onClose }: BesideProps) {
  const isOpen = side !== null && side !== undefined && side !== false;
  const panel = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    // Where it covers the list, it gets the keyboard focus.
    const covers = panel.current !== null && getComputedStyle(panel.current).position === 'absolute';
    if (covers) panel.current?.querySelector<HTMLElement>('[data-side-title]')?.focus();
    return () => {
      if (before.current?.isConnected) before.current.focus();
      catchFocus();
    };
  }, [isOpen]);
  useEscape(isOpen, onClose);
  const style: CSSProperties & { '--side': string } = { '--side': `${width}px` };
  return (
    <div
      className="page-fill beside"
      data-open={isOpen ? '' : undefined}
      data-wide={width > wide ? '' : undefined}
      style={style}
    >
      <div className="beside-list">{list}</div>
      {isOpen && (
        <aside ref={panel} className="beside-side" aria-label={sideLabel} data-side="">
          {side}
        </aside>
      )}
    </div>
  );
}

/** The header of the opened object. `onStep` goes to the row before or after. */
export function SideHead(props: {
  title: ReactNode;
  under?: ReactNode;
  tools?: ReactNode;
  onStep?(step: 1 | -1): void;
  onClose(): void;
}) {
  const { title, under, tools, onStep, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="side-head">
      <div>
        <h2 ref={heading} tabIndex={-1} data-side-title="">
          {title}
        </h2>
        {under !== undefined && <p className="small quiet">{under}</p>}
      </div>
      <div className="section-tools">
        {tools}
        {onStep && (
          <>
            <button
              type="button"
              className="button plain icon-only"
              aria-label="Previous row"
              onClick={() => onStep(-1)}
            >
              <Icon name="up" />
            </button>
            <button type="button" className="button plain icon-only" aria-label="Next row" onClick={() => onStep(1)}>
              <Icon name="down" />
            </button>
          </>
        )}
        <button type="button" className="button plain icon-only" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}
