/** Runs rules over every account. What a rule could not see makes its finding UNKNOWN: never absent, never certain. */
import type { GraphQLSchema } from 'graphql';
import type { Ignored } from '../../config-ignored.js';
import type { Client } from '../../rest/client.js';
import { idOfObject, nameOfObject } from '../inventory/identity.js';
import { inTurns } from '../inventory/in-turns.js';
import type { Listing } from '../inventory/listing.js';
import type { Told } from '../inventory/source.js';
import type { Formers } from '../names/former.js';
import type { Names } from '../names/names.js';
import { Evidence, Finding } from './finding.js';
import { type Named, ignoredBy } from './ignore-list.js';
import { Look } from './look.js';
import { readyRemedy } from './remedy.js';
import type { Judged, Remedy, Rule } from './rule.js';
import { silencedBy } from './silence.js';
import { Verdict } from './verdict.js';

interface Audit {
  readonly names: Names;
  readonly formers: Formers;
  readonly schema: GraphQLSchema;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly ignored: readonly Ignored[];
  readonly isWanted: (client: Client) => boolean;
}

export interface Outcome {
  readonly findings: readonly Finding[];
  /** What was looked at. */
  readonly seen: readonly Told[];
  /** Nothing is lacking of what it took to tell. */
  readonly isWhole: boolean;
}

export async function outcomeOf(rules: readonly Rule[], audit: Audit): Promise<Outcome> {
  const runs = rules.flatMap((rule) =>
    audit.names.inventory
      .clientsOf(rule.of)
      .filter(audit.isWanted)
      .map((client) => runOf(rule, client, audit)),
  );
  const outcomes = await Promise.all(runs);
  return {
    findings: outcomes.flatMap(({ findings }) => findings),
    seen: [...new Set(outcomes.flatMap(({ seen }) => seen))],
    isWhole: outcomes.every(({ isWhole }) => isWhole),
  };
}

async function runOf(rule: Rule, client: Client, audit: Audit): Promise<Outcome> {
  const look = new Look(audit.names, audit.formers, client, audit.now);
  const { above, judged: lists } = await look.lists(rule.of, rule.below, rule.sent ?? {});
  const judged = await rule.judgeAll(lists, look);
  const taken = [...above, ...lists, ...look.seen, ...look.single];
  const error = errorOf(taken.filter(({ isWhole }) => !isWhole)) ?? lackOf(look);
  const isWhole = error === null;
  const unknown = isWhole ? [] : [unknownOf(rule, client, error, audit)];
  // Of what is joined, a list that it did not take is not missed.
  const joined = [...look.joined].filter((reading) => reading.isWhole || look.lacks.size > 0);
  const seen = [...taken, ...joined];
  const beside = [...look.seen];
  if (beside.some(({ readAt }) => readAt === null)) return { findings: unknown, seen, isWhole };
  const findings = await inTurns(judged, (one) => findingOf(rule, one, beside, audit));
  return { findings: [...findings, ...unknown], seen, isWhole };
}

function findingOf(rule: Rule, { object, listing, own, sickness }: Judged, beside: readonly Listing[], audit: Audit) {
  const { kind, about, severity: usual } = rule;
  const { client, row } = listing;
  const { api, name: account } = client.upstream.account;
  const [id, name] = [idOfObject(row, object), nameOfObject(object)];
  const { evidence, message = about, severity = usual, verdict = Verdict.CERTAIN, remedy, ends = null } = sickness;
  const told = own ? [own, ...beside] : beside;
  const unread = told.filter(({ isWhole }) => !isWhole);
  const readAt = new Date(Math.min(...[listing, ...told].flatMap(({ readAt }) => readAt ?? [])));
  return Object.assign(new Finding(), {
    ...{ kind, severity, message, api, account, resource: object, resourceId: id, resourceName: name },
    ...{ ends, inventory: audit.names.inventory },
    verdict: unread.length === 0 ? verdict : Verdict.UNKNOWN,
    evidence: Object.entries(evidence).map(([name, value]) => Object.assign(new Evidence(), { name, value, readAt })),
    remedy: remedy && isComplete(remedy) ? readyRemedy(remedy, account, audit.schema) : null,
    error: errorOf(unread),
    silencedBy: silencedBy(object, kind) ?? ignored({ kind, api, account, id, name }, audit),
  });
}

/** An object may lack its id. */
function isComplete(remedy: Remedy): boolean {
  return Object.values(remedy.arguments).every((value) => value !== undefined && value !== null);
}

function unknownOf({ kind, about, severity }: Rule, client: Client, error: string, audit: Audit): Finding {
  const { api, name: account } = client.upstream.account;
  return Object.assign(new Finding(), {
    ...{ kind, severity, api, account, verdict: Verdict.UNKNOWN, message: about },
    ...{ resource: null, resourceId: null, resourceName: null, evidence: [], remedy: null },
    ...{ ends: null, inventory: audit.names.inventory },
    error,
    silencedBy: ignored({ kind, api, account, id: null, name: null }, audit),
  });
}

function ignored(finding: Named, audit: Audit): string | null {
  return ignoredBy(audit.ignored, finding, audit.now);
}

/** What could be read least comes first. */
function errorOf(unread: readonly Listing[]): string | null {
  const first = unread.find(({ readAt }) => readAt === null) ?? unread[0];
  if (!first) return null;
  const { api, name } = first.client.upstream.account;
  const below = Object.values(first.values).map((value) => ` of ${value}`);
  const why = first.error?.message ?? 'it could not be read';
  return `${api.toLowerCase()} ${name}, ${first.row.name}${below.join('')}: ${why}${andMore(unread.length - 1)}`;
}

function lackOf({ lacks }: Look): string | null {
  const [first] = lacks;
  return first === undefined ? null : `${first}${andMore(lacks.size - 1)}`;
}

function andMore(count: number): string {
  return count > 0 ? ` (and ${count} more)` : '';
}
