/** Runs rules over every account. What a rule could not see makes its finding UNKNOWN: never absent, never certain. */
import type { GraphQLSchema } from 'graphql';
import type { Client } from '../../rest/client.js';
import { idOfObject, nameOfObject } from '../inventory/identity.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Listing } from '../inventory/listing.js';
import { Evidence, Finding } from './finding.js';
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

async function runOf(rule: Rule, client: Client, { inventory, schema, now }: Audit): Promise<Outcome> {
  const own = await inventory.in(client, rule.of);
  const look = new Look(inventory, client, now);
  const judged = await rule.judgeAll(own.objects, look);
  const seen = [own, ...look.seen];
  const unread = seen.filter(({ isWhole }) => !isWhole);
  const failed = unread.find(({ readAt }) => readAt === null);
  const unknown = unread.length > 0 ? [unknownOf(rule, client, failed ?? unread[0])] : [];
  if (failed) return { findings: unknown, seen };
  const isSure = look.seen.size === 0 || [...look.seen].every(({ isWhole }) => isWhole);
  const findings = judged.map((one) => findingOf(rule, one, own, seen, isSure, schema));
  return { findings: [...findings, ...unknown], seen };
}

function findingOf(
  { kind, about, severity: usual }: Rule,
  { object, sickness }: Judged,
  { client, row }: Listing,
  seen: readonly Listing[],
  isSure: boolean,
  schema: GraphQLSchema,
): Finding {
  const { api, name: account } = client.upstream.account;
  const { evidence, message = about, severity = usual, verdict = Verdict.CERTAIN, remedy } = sickness;
  const readAt = new Date(Math.min(...seen.flatMap(({ readAt }) => readAt ?? [])));
  return Object.assign(new Finding(), {
    ...{ kind, severity, message, api, account, resource: object },
    verdict: isSure ? verdict : Verdict.UNKNOWN,
    resourceId: idOfObject(row, object),
    resourceName: nameOfObject(object),
    evidence: Object.entries(evidence).map(([name, value]) => Object.assign(new Evidence(), { name, value, readAt })),
    remedy: remedy && isComplete(remedy) ? readyRemedy(remedy, account, schema) : null,
    error: isSure ? null : errorOf(seen.find(({ isWhole }) => !isWhole)),
    silencedBy: silencedBy(object, kind),
  });
}

/** An object may lack its id. */
function isComplete(remedy: Remedy): boolean {
  return Object.values(remedy.arguments).every((value) => value !== undefined && value !== null);
}

function unknownOf({ kind, about, severity }: Rule, client: Client, unread: Listing | undefined): Finding {
  const { api, name: account } = client.upstream.account;
  return Object.assign(new Finding(), {
    ...{ kind, severity, api, account, verdict: Verdict.UNKNOWN, message: about },
    ...{ resource: null, resourceId: null, resourceName: null, evidence: [], remedy: null, silencedBy: null },
    error: errorOf(unread),
  });
}

function errorOf(listing: Listing | undefined): string | null {
  if (!listing) return null;
  const { api, name } = listing.client.upstream.account;
  return `${api.toLowerCase()} ${name}, ${listing.row.name}: ${listing.error?.message ?? 'it could not be read'}`;
}
