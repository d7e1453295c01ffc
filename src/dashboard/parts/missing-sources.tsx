/** Lists the accounts missing from a page's figures, and why; nothing if they are complete. */
import { type MissingSource, missingOf, type Certainty } from '../ask/certainty.js';
import { whyOf } from '../ask/why.js';
import { hrefTo } from '../route/address.js';
import { Link } from '../route/link.js';
import { Icon } from './icon.js';
import { OutsideText, OutsideTexts } from './outside-text.js';

/** `besides`: what is left out on purpose. */
export function MissingSources({ of, besides = [] }: { of: Certainty<unknown>; besides?: readonly string[] }) {
  const lacks = [...missingOf(of).map(words), ...besides];
  if (of.is === 'awaited' || (of.is === 'whole' && lacks.length === 0)) return null;
  return (
    <p className="strip" role="status">
      <Icon name="warning" />
      <span>
        <strong>Missing from these figures:</strong> <OutsideText>{lacks.join('; ') || 'part of the data'}</OutsideText>
        . <Link href={`${hrefTo('overview')}#sources`}>See sources</Link>
      </span>
    </p>
  );
}

function words({ name, why, isPart }: MissingSource): string {
  const reason = why === null ? (isPart ? '' : ' (not responding)') : ` (${whyOf(why)})`;
  return `${isPart ? 'part of ' : ''}${name}${reason}`;
}

/** Below a table of amounts each of which may be incomplete. */
export function LowerBoundNote({ of }: { of: Certainty<unknown> }) {
  if (of.is === 'unknown') return <p className="small warn">Unknown.</p>;
  if (of.is !== 'least') return null;
  const names = missingOf(of).map(({ name }) => name);
  return (
    <p className="small warn">
      Lower bounds{names.length > 0 && ', without '}
      <OutsideTexts of={names} />.
    </p>
  );
}

/** The first row of an export. */
export function lackingText(of: Certainty<unknown>): string | null {
  const lacks = missingOf(of);
  if (of.is === 'whole' || of.is === 'awaited') return null;
  return `Amounts are lower bounds. Missing: ${lacks.map(words).join('; ') || 'part of the data'}`;
}
