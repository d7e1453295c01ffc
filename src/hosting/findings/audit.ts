/** Runs rules over every account. What a rule could not see makes its finding UNKNOWN: never absent, never certain. */
import type { GraphQLSchema } from 'graphql';
import type { Ignored } from '../../config-ignored.js';
import type { Client } from '../../rest/client.js';
import { idOfObject, nameOfObject } from '../inventory/identity.js';
import { inTurns } from '../inventory/in-turns.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Listing } from '../inventory/listing.js';
import { Evidence, Finding } from './finding.js';
import { type Named, ignoredBy } from './ignore-list.js';
import { Look } from './look.js';
import { readyRemedy } from './remedy.js';
import type { Judged, Remedy, Rule } from './rule.js';
import { silencedBy } from './silence.js';
import { Verdict } from './verdict.js';

interface Audit {
  readonly inventory: Inventory;
  readonly schema: GraphQLSchema;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly ignored: readonly Ignored[];
  readonly isWanted: (client: Client) => boolean;
}

export interface Outcome {
  readonly findings: readonly Finding[];
  /** What was looked at. */
  readonly seen: readonly Listing[];
}

export async function outcomeOf(rules: readonly Rule[], audit: Audit): Promise<Outcome> {
  const runs = rules.flatMap((rule) =>
    audit.inventory
      .clientsOf(rule.of)
      .filter(audit.isWanted)
      .map((client) => runOf(rule, client, audit)),
  );
  const outcomes = await Promise.all(runs);
  return {
    findings: outcomes.flatMap(({ findings }) => findings),
    seen: [...new Set(outcomes.flatMap(({ seen }) => seen))],
  };
}

async function runOf(rule: Rule, client: Client, audit: Audit): Promise<Outcome> {
  const look = new Look(audit.inventory, client, audit.now);
  const { above, judged: lists } = await look.lists(rule.of, rule.below, rule.sent ?? {});
  const judged = await rule.judgeAll(lists, look);
  const seen = [...above, ...lists, ...look.seen, ...look.single];
  const unread = seen.filter(({ isWhole }) => !isWhole);
  const unknown = unread.length > 0 ? [unknownOf(rule, client, unread, audit)] : [];
  const beside = [...look.seen];
  if (beside.some(({ readAt }) => readAt === null)) return { findings: unknown, seen };
  return { findings: [...(await inTurns(judged, (one) => findingOf(rule, one, beside, audit))), ...unknown], seen };
}

function findingOf(rule: Rule, { object, listing, own, sickness }: Judged, beside: readonly Listing[], audit: Audit) {
  const { kind, about, severity: usual } = rule;
  const { client, row } = listing;
  const { api, name: account } = client.upstream.account;
  const [id, name] = [idOfObject(row, object), nameOfObject(object)];
  const { evidence, message = about, severity = usual, verdict = Verdict.CERTAIN, remedy } = sickness;
  const told = own ? [own, ...beside] : beside;
  const unread = told.filter(({ isWhole }) => !isWhole);
  const readAt = new Date(Math.min(...[listing, ...told].flatMap(({ readAt }) => readAt ?? [])));
  return Object.assign(new Finding(), {
    ...{ kind, severity, message, api, account, resource: object, resourceId: id, resourceName: name },
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

function unknownOf({ kind, about, severity }: Rule, client: Client, unread: readonly Listing[], audit: Audit): Finding {
  const { api, name: account } = client.upstream.account;
  return Object.assign(new Finding(), {
    ...{ kind, severity, api, account, verdict: Verdict.UNKNOWN, message: about },
    ...{ resource: null, resourceId: null, resourceName: null, evidence: [], remedy: null },
    error: errorOf(unread),
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
  const others = unread.length > 1 ? ` (and ${unread.length - 1} more)` : '';
  const why = first.error?.message ?? 'it could not be read';
  return `${api.toLowerCase()} ${name}, ${first.row.name}${below.join('')}: ${why}${others}`;
}
