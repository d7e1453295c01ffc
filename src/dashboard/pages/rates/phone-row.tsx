/** A rate on a phone: currency and rate; below, its change and where it is used. */
import { Move, RateCell, type RateColumnOptions } from './rate-columns.js';
import type { RateRow } from './rows.js';

export function PhoneRow({ row, day }: { row: RateRow } & Pick<RateColumnOptions, 'day'>) {
  return (
    <>
      <span className="clip">
        <strong className="rates-code">{row.code}</strong> {row.name}
      </span>
      <span className="end">
        <RateCell row={row} day={day} digits={0} />
      </span>
      <span className="grid-phone-beneath">
        <span className="clip">{row.usedIn}</span>
        {row.rate && (
          <span className="rates-phone-move">
            <Move move={row.move} /> % in 30 days
          </span>
        )}
      </span>
    </>
  );
}
