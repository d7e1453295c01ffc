/** How old what is shown is, what of it was never read, and the button that reads it again. */
import { ageText } from '../format/age-text.js';
import type { Certainty } from '../ask/certainty.js';
import { counted } from '../format/money.js';
import { type AccountReads, together } from '../ask/reads.js';
import { Icon } from './icon.js';
import { useNow } from './use-now.js';

interface AgedResult {
  readonly data: unknown;
  readonly problems: readonly unknown[];
  readonly reads: readonly AccountReads[];
  readonly isBusy: boolean;
  refresh(): void;
}

interface ReadAgeProps {
  /** The subject, for screen readers: `findings`. */
  readonly of: string;
  /** The results that what is shown is made of. */
  readonly results: AgedResult | readonly AgedResult[];
  /** How complete it is, where more than the results says so. */
  readonly read?: Certainty<unknown>;
}

export function ReadAge({ of, results, read }: ReadAgeProps) {
  const all = 'reads' in results ? [results] : results;
  const reads = together(all.map((each) => each.reads));
  const oldest = Math.min(...reads.map(({ readAt }) => readAt));
  const newest = Math.max(0, ...reads.map(({ readAt }) => readAt));
  const now = useNow(newest);
  const isBusy = all.some((each) => each.isBusy);
  const isLost = read?.is === 'unknown' || all.every(({ data, problems }) => data === undefined && problems.length > 0);
  // Its place, so that nothing below it moves once it is there.
  if (reads.length === 0 && isBusy) return <p className="kept small">{'\u00a0'}</p>;
  if (reads.length === 0 && !isLost) return null;
  const isPart = read?.is === 'least' || all.some(({ problems }) => problems.length > 0);
  const unread = reads.filter(({ notRead }) => notRead > 0);
  const calls = sum(reads.map((each) => each.calls));
  const refresh = () => all.forEach((each) => each.refresh());
  return (
    <p className="kept small quiet">
      <span title={unread.map(({ name }) => name).join('\n') || undefined}>
        {unread.length > 0 ? unreadText(unread) : isLost ? 'Could not be read.' : ageText(now - oldest, isPart)}
      </span>{' '}
      <button type="button" className="button link" disabled={isBusy} onClick={refresh}>
        <Icon name="refresh" /> Refresh{calls > 0 && `: about ${counted(calls, 'call', 'calls')}`}
        <span className="hidden-text"> for {of}</span>
      </button>
    </p>
  );
}

function unreadText(unread: readonly AccountReads[]): string {
  const lists = counted(sum(unread.map(({ notRead }) => notRead)), 'list', 'lists');
  const [only, ...others] = unread.map(({ name }) => name);
  return `Not read yet: ${lists} of ${others.length === 0 ? only : counted(unread.length, 'account', 'accounts')}.`;
}

function sum(all: readonly number[]): number {
  return all.reduce((so, each) => so + each, 0);
}
