/** Says what the findings have about names: a name that leads somewhere may be wrong all the same. */
import type { AttentionCount } from '../../ask/attention.js';
import { count } from '../../format/money.js';
import { hrefTo } from '../../route/address.js';
import { Link } from '../../route/link.js';
import { abouts } from '../findings/abouts.js';

const others = abouts.flatMap(({ key }) => (key === 'names' ? [] : [key])).join(',');

/** `of`: what the rail counts; null where it was not read. */
export function FindingsOfNames({ of }: { of: AttentionCount | null }) {
  const words =
    of === null
      ? 'See the findings about names'
      : `${of.isLeast ? 'at least ' : ''}${count(of.count)} ${of.count === 1 ? 'finding' : 'findings'} about names`;
  return (
    <>
      <Link className="in-text" href={hrefTo('findings', { 'without-about': others })}>
        {words}
      </Link>
      {of !== null && (of.count === 1 ? ' needs attention' : ' need attention')}
    </>
  );
}
