/** Rows of the final size until there are rates. */
import { Skeleton } from '../../parts/states.js';

export function Loading() {
  return (
    <ul className="rates-loading" aria-label="The rates are being read">
      {Array.from({ length: 16 }, (_, line) => (
        <li key={line}>
          <Skeleton width={24} /> <Skeleton width={9} />
        </li>
      ))}
    </ul>
  );
}
