/** The outcome and time of the newest call to each account: one definition for everything that shows sources. */
import type { FrameQuery } from '../generated/graphql.js';
import { store } from '../parts/store.js';
import type { Problem } from '../ask/problem.js';

export type SourceState = FrameQuery['hosting']['sources'][number];

export interface SourceReport extends Pick<SourceState, 'api' | 'accountName' | 'state' | 'error'> {
  /** When it was read, or found to fail. */
  readonly at: Date;
}

/** Known sources, by API and account. */
export const sourceNews = store<readonly SourceReport[]>([]);

/** Codes that concern a complete account; the refusal of a single thing does not. */
const outages = new Set([
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_RATE_LIMITED',
  'UPSTREAM_UNAUTHORIZED',
  'UPSTREAM_ANSWER_UNREADABLE',
]);

/** To be called with each response of the server. */
export function recordSources(
  data: SourceAnswer | null | undefined,
  problems: readonly Problem[],
  now = new Date(),
): void {
  const failed = problems.flatMap(({ source, code, message }): readonly SourceReport[] =>
    source !== null && code !== null && outages.has(code)
      ? [{ api: source.api, accountName: source.account, state: 'PARTIAL', error: message, at: now }]
      : [],
  );
  const read = sourcesIn(data).flatMap(({ api, accountName, state, error, readAt }): readonly SourceReport[] => {
    // An account that no field required is not a failure.
    if (state === 'UNREAD') return [];
    if (state !== 'OK') return [{ api, accountName, state, error, at: now }];
    return readAt === null || readAt === undefined ? [] : [{ api, accountName, state, error, at: new Date(readAt) }];
  });
  const heard = [...read, ...failed];
  if (heard.length > 0) sourceNews.set(heard.reduce(withNews, sourceNews.get()));
}

/** A read that is older than a failure does not undo it. */
function withNews(known: readonly SourceReport[], news: SourceReport): readonly SourceReport[] {
  const at = known.findIndex(({ api, accountName: account }) => api === news.api && account === news.accountName);
  const before = known[at];
  if (before === undefined) return [...known, news].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  return before.at > news.at ? known : known.with(at, news);
}

function nameOf({ api, accountName: account }: SourceReport): string {
  return `${api} ${account}`;
}

interface JoinedSources {
  readonly sources?: readonly SourceState[] | null;
}

interface SourceAnswer {
  readonly hosting?:
    (JoinedSources & { readonly bill?: JoinedSources | null; readonly findings?: JoinedSources | null }) | null;
}

/** Wherever a result of this page names them. */
function sourcesIn(data: SourceAnswer | null | undefined): readonly SourceState[] {
  const hosting = data?.hosting;
  return [hosting, hosting?.bill, hosting?.findings].flatMap((joined) => joined?.sources ?? []);
}
