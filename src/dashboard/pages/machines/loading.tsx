/** Rows of the final size until the list was read. */
import { Skeleton } from '../../parts/states.js';

export function Loading() {
  return (
    <div className="machines-loading" aria-busy="true">
      <p className="hidden-text" role="status">
        Machines are being read
      </p>
      {Array.from({ length: 14 }, (_, index) => (
        <div className="machines-loading-row" key={index}>
          <Skeleton width={12 + ((index * 5) % 7)} />
          <Skeleton width={9} />
          <Skeleton width={14} />
          <Skeleton width={8} />
        </div>
      ))}
    </div>
  );
}
