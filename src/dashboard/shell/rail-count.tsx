/** How much on a page needs attention, beside its link: no number where that is not known. */
import type { AttentionCount } from '../ask/attention.js';
import { count } from '../format/money.js';
import { time } from '../format/time.js';

/** `id`: of the words that describe the link. */
export function RailCount({ id, of }: { id: string; of: AttentionCount | null }) {
  if (of === null) return null;
  const number = count(of.count);
  const read = of.readAt === null ? '' : `, read ${time(of.readAt, 'clock')}`;
  const words = `${of.isLeast ? 'at least ' : ''}${number} ${of.count === 1 ? 'needs' : 'need'} attention${read}`;
  return (
    <>
      <span className="rail-count" aria-hidden="true" title={words}>
        {number}
        {of.isLeast && '+'}
      </span>
      <span id={id} hidden>
        {words}
      </span>
    </>
  );
}
