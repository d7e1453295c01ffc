/** An outline for what was not read, but assumed; both charts have it. */

interface UnreadBarProps {
  readonly x: number;
  readonly width: number;
  /** The upper and the lower edge. */
  readonly top: number;
  readonly bottom: number;
  readonly title: string;
}

export function UnreadBar({ x, width, top, bottom, title }: UnreadBarProps) {
  return (
    <rect
      className="costs-unread"
      x={x + 0.5}
      width={Math.max(0, width - 1)}
      y={top}
      height={Math.max(0, bottom - top)}
    >
      <title>{title}</title>
    </rect>
  );
}
