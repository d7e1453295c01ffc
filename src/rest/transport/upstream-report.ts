/** Reports the upstream cost of a response. */
import type { UpstreamMessage } from '../failures/detail.js';
import type { Client } from './client.js';

export interface Figures {
  readonly calls?: number;
  readonly cacheHits?: number;
  /** Whole seconds: the greatest age of the cache hits. */
  readonly ageSeconds?: number;
  /** Responses to calls that other requests had in flight. */
  readonly sharedHits?: number;
  /** Reads skipped because only cached responses were accepted. */
  readonly notRead?: number;
  /** Calls left, as far as the upstreams have reported. */
  readonly budget?: number | null;
  /** Paths served from an expired entry because the upstream failed. */
  readonly stale?: readonly string[];
  /** The messages of the upstreams beside successes. */
  readonly messages?: readonly UpstreamMessage[];
  /** Other replicas could not be informed of a write; they may show the earlier state for a while. */
  readonly unannounced?: true;
}

/** The figures by API and account. */
export type UpstreamReport = Readonly<
  Record<string, Figures & { readonly accounts: Readonly<Record<string, Figures>> }>
>;

/** The figures: everything if requested, otherwise only stale responses, here or elsewhere, and messages of upstreams. */
export function reportOf(clients: readonly Client[], isRequested: boolean): UpstreamReport | undefined {
  const reported = clients.filter(
    ({ stale, messages, isUnannounced }) => isRequested || stale.size > 0 || messages.length > 0 || isUnannounced,
  );
  if (reported.length === 0) return undefined;
  const apis = [...new Set(reported.map(apiOf))];
  return Object.fromEntries(
    apis.map((api) => {
      const own = reported.filter((client) => apiOf(client) === api);
      const accounts = Object.fromEntries(
        own.map((client) => [client.upstream.account.name, figuresOf([client], isRequested)]),
      );
      return [api, { ...figuresOf(own, isRequested), accounts }];
    }),
  );
}

function apiOf({ upstream }: Client): string {
  return upstream.dialect.api.toLowerCase();
}

function figuresOf(clients: readonly Client[], isRequested: boolean): Figures {
  const hits = sum(clients.map(({ cacheHits }) => cacheHits));
  const shared = sum(clients.map(({ sharedHits }) => sharedHits));
  const notRead = sum(clients.map((client) => client.notRead));
  const messages = clients.flatMap((client) => client.messages);
  const stale = clients.flatMap((client) => [...client.stale]);
  return {
    ...(isRequested && {
      calls: sum(clients.map(({ calls }) => calls)),
      cacheHits: hits,
      ...(hits > 0 && { ageSeconds: Math.floor(Math.max(...clients.map(({ age }) => age / 1000))) }),
      ...(shared > 0 && { sharedHits: shared }),
      ...(notRead > 0 && { notRead }),
      budget: sumOfKnown(clients.map(({ upstream }) => upstream.rateLimit.remaining)),
    }),
    ...(stale.length > 0 && { stale }),
    ...(messages.length > 0 && { messages }),
    ...(clients.some(({ isUnannounced }) => isUnannounced) && { unannounced: true }),
  };
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/** Null if none is known. */
function sumOfKnown(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length === 0 ? null : sum(known);
}
