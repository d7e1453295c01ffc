/** A bar on one scale: solid is the cost, hatched the part that could end. Decorative: its figures are beside it. */

export function Bar({ part, ends = 0, total }: { part: number; ends?: number; total: number }) {
  const percent = (value: number) => `${total > 0 ? Math.max(0, Math.min(100, (value / total) * 100)) : 0}%`;
  return (
    <div className="bar-track" aria-hidden="true">
      <div className="bar-costs" style={{ width: percent(part - ends) }} />
      {ends > 0 && <div className="bar-ends" style={{ width: percent(ends) }} />}
    </div>
  );
}
