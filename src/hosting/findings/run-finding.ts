/** One finding of a run: what a rule has judged, as it is kept for whoever reads it. */
import type { Api } from '../../rest/rows/dialect.js';
import { type AffectedItem, affectedItem } from './affected-item.js';
import type { Audit } from './audit.js';
import type { JudgedCause } from './causes.js';
import { ignoredBy } from './ignore-list.js';
import type { Look } from './look.js';
import type { Ends, Judged, Remedy, Rule, Sickness } from './rule.js';
import type { Severity } from './severity.js';
import { silencedBy } from './silence.js';
import { Verdict } from './verdict.js';
import { idOfObject, nameOfObject } from '../inventory/identity.js';
import { type ListedItem, itemOf } from '../inventory/item.js';
import type { Listing } from '../inventory/listing.js';

/** A finding, whoever reads it. */
export interface RunFinding {
  readonly kind: string;
  readonly severity: Severity;
  readonly verdict: Verdict;
  readonly message: string;
  readonly api: Api;
  readonly account: string;
  /** Null when not even the objects could be read. */
  readonly item: ListedItem | null;
  readonly resourceId: string | null;
  readonly resourceName: string | null;
  readonly evidence: readonly (readonly [name: string, value: unknown])[];
  readonly remedies: readonly Remedy[];
  readonly touched: readonly AffectedItem[];
  readonly ends: Ends | null;
  readonly error: string | null;
  readonly silencedBy: string | null;
  /** Where it comes from: a place among the lists that were judged, and among those read for single objects. */
  readonly judged: number | null;
  readonly single: number | null;
}

export interface RunSeen {
  readonly beside: readonly Listing[];
  readonly places: Readonly<Record<'judged' | 'single', ReadonlyMap<Listing, number>>>;
  readonly look: Look;
  readonly audit: Audit;
}

export function foundOf(rule: Rule, { judged, cause, common }: JudgedCause, seen: RunSeen): RunFinding {
  const { kind, about, severity: usual } = rule;
  const { object, listing, own, sickness } = judged;
  const { api, name: account } = listing.client.upstream.account;
  const { part, evidence, message = about, severity = usual, verdict = Verdict.CERTAIN, ends = null } = sickness;
  const unread = (own ? [own, ...seen.beside] : seen.beside).filter(({ isComplete }) => !isComplete);
  const subject = cause ? (cause.object ?? null) : object;
  const named = {
    api,
    account,
    resourceId: subject && idOfObject(itemOf(subject).row, subject),
    resourceName: cause?.name ?? part?.name ?? nameOfObject(object),
  };
  const silenced = silencer(kind, seen);
  const touched = membersOf(cause ? common : null, sickness).map(({ object, part, ...one }) => {
    const item = affectedItem(object, part);
    return { ...one, item, silencedBy: silenced(object, part, item) };
  });
  const heard = touched.filter(({ silencedBy }) => silencedBy === null);
  const meant = heard.length > 0 ? heard : touched;
  return {
    kind,
    severity,
    message,
    ...named,
    item: subject && itemOf(subject),
    touched: meant.map(({ item }) => item),
    remedies: remediesOf(cause ? meant.flatMap(({ sickness }) => sickness ?? []) : [sickness], account),
    ends,
    verdict: unread.length === 0 ? verdict : Verdict.UNKNOWN,
    evidence: Object.entries(evidence).map(([name, value]) => [name, plain(value)] as const),
    error: errorOf(unread),
    silencedBy:
      silenced(subject, cause ? undefined : part, named) ??
      (heard.length > 0 ? null : (touched[0]?.silencedBy ?? null)),
    judged: seen.places.judged.get(listing) ?? null,
    single: own && (seen.places.single.get(own) ?? null),
  };
}

type NamedResource = Pick<RunFinding, 'api' | 'account' | 'resourceId' | 'resourceName'>;

interface Touched extends Pick<Sickness, 'part'> {
  readonly object: object;
  readonly sickness?: Sickness;
}

function membersOf(common: readonly Judged[] | null, { affected = [] }: Sickness): readonly Touched[] {
  return common
    ? common.map(({ object, sickness }) => ({ object, sickness, ...(sickness.part && { part: sickness.part }) }))
    : affected.map((object) => ({ object }));
}

/** Says what silences an object, or the part of it that is meant: itself, or the list of the configuration. */
function silencer(kind: string, { audit: { ignored }, look: { now } }: RunSeen) {
  return (
    object: object | null,
    part: Sickness['part'],
    { api, account, resourceId: id, resourceName: name }: NamedResource,
  ): string | null =>
    (object && silencedBy(object, kind)) ??
    (part ? silencedBy(part.object, kind) : null) ??
    ignoredBy(ignored, { kind, api, account, id, name }, now);
}

/** Each once; none of what lacks its id. */
function remediesOf(all: readonly Sickness[], account: string): Remedy[] {
  const steps = all.flatMap(({ remedies = [] }) => (remedies.every(isReady) ? remedies : []));
  return [...new Map(steps.map((step) => [JSON.stringify(step), plainRemedy(step, account)])).values()];
}

function isReady(remedy: Remedy): boolean {
  return Object.values(remedy.arguments).every((value) => value !== undefined && value !== null);
}

function plainRemedy({ mutation, arguments: passed }: Remedy, account: string): Remedy {
  const all = { ...passed, account };
  return { mutation, arguments: Object.fromEntries(Object.entries(all).map(([name, value]) => [name, plain(value)])) };
}

/** Without the objects of the graph, which belong to one request. */
function plain(value: unknown): unknown {
  const isPlain = typeof value !== 'object' || value === null;
  return isPlain ? value : (JSON.parse(JSON.stringify(value)) as unknown);
}

export function unknownOf(
  { kind, about, severity }: Rule,
  { client, now }: Look,
  error: string,
  { ignored }: Audit,
): RunFinding {
  const { api, name: account } = client.upstream.account;
  return {
    kind,
    severity,
    api,
    account,
    verdict: Verdict.UNKNOWN,
    message: about,
    error,
    item: null,
    resourceId: null,
    resourceName: null,
    evidence: [],
    remedies: [],
    touched: [],
    ends: null,
    silencedBy: ignoredBy(ignored, { kind, api, account, id: null, name: null }, now),
    judged: null,
    single: null,
  };
}

/** What could be read least comes first. */
export function errorOf(unread: readonly Listing[]): string | null {
  const first = unread.find(({ readAt }) => readAt === null) ?? unread[0];
  if (!first) return null;
  const { api, name } = first.client.upstream.account;
  const below = Object.values(first.values).map((value) => ` of ${value}`);
  const why = first.error?.message ?? 'it could not be read';
  return `${api.toLowerCase()} ${name}, ${first.row.name}${below.join('')}: ${why}${andMore(unread.length - 1)}`;
}

export function andMore(count: number): string {
  return count > 0 ? ` (and ${count} more)` : '';
}
