/** One finding of a run, in a form to keep for every reader. */
import { graphId } from '../../rest/identity/graph-id.js';
import type { Account } from '../../rest/transport/account.js';
import type { Moment } from '../derived/moment.js';
import type { Api } from '../../rest/rows/dialect.js';
import { type AffectedItem, affectedItem } from './affected-item.js';
import type { Audit } from './audit.js';
import { type JudgedCause, causesOf } from './causes.js';
import { ignoredBy } from './ignore-list.js';
import type { Look } from './look.js';
import type { Cause, Ends, Judged, Remedy, Rule, RuleWords } from './rule.js';
import type { Severity } from './severity.js';
import { silencedBy } from './silence.js';
import type { FindingSilence } from './silences/finding-silence.js';
import { Verdict } from './verdict.js';
import { type ListedItem, itemOf } from '../inventory/item.js';
import type { Listing } from '../inventory/listing.js';
import { parseOwnJson } from '../../base/json.js';

/** A finding, the same for every reader. */
export interface RunFinding {
  readonly id: string;
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
  readonly remedies: readonly RunRemedy[];
  readonly touched: readonly AffectedItem[];
  readonly ends: Ends | null;
  readonly error: string | null;
  /** The label, the text or the file that silences it. */
  readonly silencedBy: string | null;
  /** The silence that `silenceFinding` has set: by whom, and for how long. */
  readonly silence: FindingSilence | null;
  /** The parts of its cause, as hashes. */
  readonly causeParts: readonly string[];
  /** Its origin: a place among the judged lists, and places among those read for single objects. */
  readonly judged: number | null;
  readonly singles: readonly number[];
}

/** A finding before findings about the same are numbered. */
export type UnnamedFinding = Omit<RunFinding, 'id' | 'causeParts'>;

/** The greatest number of steps for one finding. Further ones show once it is read again. */
const mostSteps = 200;

export interface RunRemedy extends Remedy {
  /** The id of the resource in the graph; null where it has none any more. */
  readonly resourceId: string | null;
  readonly resourceName: string | null;
  /** One of the steps for the resource lifts its protection. */
  readonly isProtected: boolean;
}

export interface RunSeen {
  readonly beside: readonly Listing[];
  readonly places: Readonly<Record<'judged' | 'single', ReadonlyMap<Listing, number>>>;
  readonly look: Look;
  readonly audit: Audit;
}

/** Groups judged objects by cause. */
export function judgedCauses(kind: string, all: readonly Judged[], seen: RunSeen): readonly JudgedCause[] {
  const silenced = silencer(kind, seen);
  return causesOf(all, ({ object, sickness: { cause, part } }) => {
    const own = affectedItem(object, part);
    return (
      silenced(object, own) ??
      (part ? silenced(part.object, own) : null) ??
      (cause ? silenced(cause.object ?? null, { ...own, ...causeNamed(cause) }) : null)
    );
  });
}

export function foundOf(rule: Rule, { judged, cause, common, silencedBy }: JudgedCause, seen: RunSeen): UnnamedFinding {
  const { kind, about, severity: usual } = rule;
  const { object, listing, own, sickness } = judged;
  const { api, name: account } = listing.client.upstream.account;
  const { part, message = about, severity = usual, verdict = Verdict.CERTAIN, ends = null } = sickness;
  const unread = (own ? [own, ...seen.beside] : seen.beside).filter(({ isComplete }) => !isComplete);
  const subject = cause ? (cause.object ?? null) : object;
  const named = cause ? causeNamed(cause) : affectedItem(object, part);
  const { touched, silencedAll } = cause
    ? { touched: common.map((one) => affectedItem(one.object, one.sickness.part)), silencedAll: null }
    : heardOf(sickness.affected ?? [], silencer(kind, seen));
  const sick = cause ? common : [judged];
  return {
    kind,
    severity,
    message,
    api,
    account,
    resourceId: named.resourceId,
    resourceName: named.resourceName,
    item: subject && itemOf(subject),
    touched,
    remedies: stepsOf(sick, account),
    ends,
    verdict: unread.length === 0 ? verdict : Verdict.UNKNOWN,
    evidence: evidenceOf(sick),
    error: errorOf(unread),
    silencedBy: silencedBy ?? silencedAll,
    silence: null,
    judged: seen.places.judged.get(listing) ?? null,
    singles: sick.flatMap((one) => (one.own && seen.places.single.get(one.own)) ?? []),
  };
}

type NamedResource = Pick<AffectedItem, 'api' | 'account' | 'resourceName'> & { readonly resourceId: string | null };

function causeNamed({ name, object }: Cause): Pick<NamedResource, 'resourceId' | 'resourceName'> {
  return { resourceName: name, resourceId: object ? affectedItem(object).resourceId : null };
}

/** The affected objects without those that are silenced by themselves, unless all are. */
function heardOf(affected: readonly object[], silenced: ReturnType<typeof silencer>) {
  const all = affected.map((object) => ({ object, item: affectedItem(object) }));
  const by = all.map(({ object, item }) => silenced(object, item));
  const heard = all.filter((_, place) => by[place] === null);
  const silencedAll = heard.length > 0 ? null : (by[0] ?? null);
  return { touched: (silencedAll === null ? heard : all).map(({ item }) => item), silencedAll };
}

/** Returns a function that names what silences an object: a label or text of it, or the configured list. */
function silencer(kind: string, { audit: { ignored }, look: { now } }: RunSeen) {
  return (object: object | null, { api, account, resourceId: id, resourceName: name }: NamedResource): string | null =>
    (object && silencedBy(object, kind)) ?? ignoredBy(ignored, { kind, api, account, id, name }, now);
}

/** The evidence that all judged objects share. */
function evidenceOf([first, ...others]: readonly Judged[]): RunFinding['evidence'] {
  return Object.entries(first?.sickness.evidence ?? {}).flatMap(([name, value]) => {
    const text = JSON.stringify(value);
    const isSame = others.every(({ sickness: { evidence } }) => JSON.stringify(evidence[name]) === text);
    return isSame ? [[name, plainJson(value)] as const] : [];
  });
}

function stepsOf(sick: readonly Judged[], account: string): readonly RunRemedy[] {
  const steps: RunRemedy[] = [];
  for (const one of sick) {
    const own = remediesOf(one, account);
    if (steps.length + own.length > mostSteps) break;
    steps.push(...own);
  }
  return steps;
}

/** The remedies, unless an argument is unknown. */
function remediesOf({ object, sickness: { remedies = [], part } }: Judged, account: string): readonly RunRemedy[] {
  if (!remedies.every(isReady)) return [];
  const { item, resourceId: own, resourceName } = affectedItem(object, part);
  const resourceId = graphId(item, own);
  const isProtected = remedies.some(({ liftsProtection }) => liftsProtection);
  return remedies.map((remedy) => ({ ...plainRemedy(remedy, account), resourceId, resourceName, isProtected }));
}

function isReady(remedy: Remedy): boolean {
  return Object.values(remedy.arguments).every((value) => value !== undefined && value !== null);
}

function plainRemedy({ mutation, arguments: passed }: Remedy, account: string): Remedy {
  const all = { ...passed, account };
  return {
    mutation,
    arguments: Object.fromEntries(Object.entries(all).map(([name, value]) => [name, plainJson(value)])),
  };
}

/** The value as plain JSON, without GraphQL objects, which belong to one request. */
export function plainJson(value: unknown): unknown {
  const isPlain = typeof value !== 'object' || value === null;
  return isPlain ? value : (parseOwnJson(JSON.stringify(value)) as unknown);
}

export function unknownOf(
  { kind, about, severity }: RuleWords,
  { account: { api, name: account }, now }: { readonly account: Account; readonly now: Moment },
  error: string,
  { ignored }: Pick<Audit, 'ignored'>,
): UnnamedFinding {
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
    silence: null,
    judged: null,
    singles: [],
  };
}

/** The error of the list with the least data, and the number of the others. */
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
