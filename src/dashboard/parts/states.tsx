/** The states shown instead of a result: loading, empty or failed. */
import type { ReactNode } from 'react';
import type { Problem } from '../ask/problem.js';
import { Icon, type IconName } from './icon.js';
import { OutsideText } from './outside-text.js';

/** A placeholder bar of the final size, which appears after 150 ms. Width in `ch`. */
export function Skeleton({ width = 8 }: { width?: number }) {
  return <span className="skeleton" style={{ width: `${width}ch` }} aria-hidden="true" />;
}

interface AskedState {
  readonly problems: readonly Problem[];
  readonly data: unknown;
  readonly isBusy: boolean;
}

/** No result, and none is loading. */
export function isLost({ problems, data, isBusy }: AskedState): boolean {
  return (data === undefined || data === null) && problems.length > 0 && !isBusy;
}

/** The value, or a placeholder of its size until there is one; for a failed query, that it is unknown. */
export function Late({ width, result, children }: { width?: number; result?: AskedState; children: ReactNode }) {
  if (children !== undefined && children !== null) return children;
  if (result && isLost(result)) return 'Unknown';
  return <Skeleton {...(width !== undefined && { width })} />;
}

export function Empty({
  icon,
  title,
  children,
  way,
}: {
  icon: IconName;
  title: string;
  children?: ReactNode;
  way?: ReactNode;
}) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <h2>{title}</h2>
      {children !== undefined && <p>{children}</p>}
      {way}
    </div>
  );
}

/** GraphQL error messages have no full stop where they end with a value. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

const wayOut: Readonly<Record<string, string>> = {
  FORBIDDEN: 'Sign in with a token that has the scope it names.',
  UPSTREAM_UNAUTHORIZED: 'Set a new credential for this account and restart Meridian.',
  UPSTREAM_RATE_LIMITED: 'The provider allows no more calls for now. Meridian retries later.',
  RATE_LIMITED: 'This token has used up its requests. Try again in a minute.',
  OVERLOADED: 'Too many requests at once. Try again in a few seconds.',
  STORE_UNAVAILABLE: 'The token store is not responding. Try again in a few seconds.',
};

/** Unread data is shown beside the button that reads it. */
const shownElsewhere = new Set(['UNAUTHENTICATED', 'UPSTREAM_NOT_READ']);

/** Shows what failed, what to do, and the code; nothing when nothing failed. Partial results stay on the page. */
export function ProblemLine({ result }: { result: { problems: readonly Problem[]; data: unknown; again(): void } }) {
  // No code means no response, which the strip below the page reports.
  const shown = result.problems.filter(({ code }) => code !== null && !shownElsewhere.has(code));
  const [first] = shown;
  if (first === undefined) return null;
  const more = new Set(shown.map(({ message }) => message)).size - 1;
  return (
    <div className="problem" role="status">
      <div>
        <strong>Some of it could not be read.</strong> <OutsideText>{sentence(first.message)}</OutsideText>
        {more > 0 && ` And ${more} more.`} {first.code !== null && wayOut[first.code]}
      </div>
      <div className="small quiet">
        Code <code>{first.code}</code>{' '}
        <button type="button" className="button link" onClick={result.again}>
          Try again
        </button>
      </div>
    </div>
  );
}
