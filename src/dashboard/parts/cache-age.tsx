/** How old the cached data is, what was never read, and what reading all of it again takes. */
import { count, counted } from '../ask/money.js';
import type { AccountReads } from '../ask/reads.js';
import { Icon } from './icon.js';

interface KeptProps {
  /** What it is about, for screen readers: `findings`. */
  readonly of: string;
  readonly asked: { readonly reads: readonly AccountReads[]; readonly isBusy: boolean; refresh(): void };
}

export function CacheAge({ of, asked: { reads, isBusy, refresh } }: KeptProps) {
  if (reads.length === 0) return null;
  const unread = reads.filter(({ notRead }) => notRead > 0);
  const calls = sum(reads.map((each) => each.calls));
  return (
    <p className="kept small quiet">
      <span>{unread.length > 0 ? unreadText(unread) : ageText(Math.max(...reads.map(({ age }) => age)))}</span>{' '}
      <button type="button" className="button link" disabled={isBusy} onClick={refresh}>
        <Icon name="refresh" /> Refresh: about {counted(calls, 'call', 'calls')}
        <span className="hidden-text"> for {of}</span>
      </button>{' '}
      <span>{reads.flatMap(leftText).join(', ')}</span>
    </p>
  );
}

function unreadText(unread: readonly AccountReads[]): string {
  const lists = counted(sum(unread.map(({ notRead }) => notRead)), 'list', 'lists');
  return `Not read yet: ${lists} of ${unread.map(({ name }) => name).join(', ')}.`;
}

function ageText(seconds: number): string {
  return seconds < 60 ? 'Read just now.' : `As read ${counted(Math.round(seconds / 60), 'minute', 'minutes')} ago.`;
}

/** For accounts whose API reports it. */
function leftText({ name, left }: AccountReads): string[] {
  return left === null ? [] : [`${name} has ${count(left)} left`];
}

function sum(all: readonly number[]): number {
  return all.reduce((so, each) => so + each, 0);
}
