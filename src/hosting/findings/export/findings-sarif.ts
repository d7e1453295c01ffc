/** Findings as SARIF 2.1.0, the format that code scanners and their viewers exchange results in. */
import type { GraphQLSchema } from 'graphql';
import type { HostingContext } from '../../context.js';
import { inTurns } from '../../inventory/in-turns.js';
import { SourceState, sourcesOf } from '../../inventory/source.js';
import { type AuditedFindings, newness } from '../audited.js';
import type { RunFinding } from '../run-finding.js';
import { globalIdOf } from '../global-id-of.js';
import { rules } from '../rules/index.js';
import { type Severity } from '../severity.js';
import { Verdict } from '../verdict.js';
import { firstSeenIn } from './first-seen-in.js';

const schemaOfSarif = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

const levels: Readonly<Record<Severity, string>> = {
  CRITICAL: 'error',
  HIGH: 'error',
  MEDIUM: 'warning',
  LOW: 'note',
};

interface ExportContext {
  readonly context: Pick<HostingContext, 'clients' | 'hosting' | 'upstreams'>;
  readonly info: { readonly schema: GraphQLSchema };
}

/** `since` is in milliseconds since 1970: findings first seen before it are unchanged, later ones are new. */
export async function findingsSarif(
  audited: AuditedFindings,
  exportContext: ExportContext,
  since: number,
): Promise<string> {
  const { outcome, shown } = audited;
  const firstSeenOf = await firstSeenIn(audited, exportContext);
  const isNew = await newness(outcome, exportContext, since);
  const results = await inTurns(shown, (ranked) =>
    resultOf(ranked.found, { isNew: isNew(ranked), firstSeen: firstSeenOf(ranked) }),
  );
  const notices = sourcesOf(outcome.seen)
    .filter(({ state }) => state !== SourceState.OK)
    .map(({ api, accountName: account, state, error }) => ({
      level: state === SourceState.FAILED ? 'error' : 'warning',
      message: { text: `${api.toLowerCase()} ${account}: ${error ?? 'it could not be read'}` },
    }));
  const run = {
    tool: { driver: { name: 'Meridian', rules: descriptions } },
    // Whether this is everything that could not be read is unknown.
    invocations: [
      {
        executionSuccessful: outcome.isComplete,
        endTimeUtc: new Date(exportContext.context.upstreams.clock.now()).toISOString(),
        toolExecutionNotifications: notices,
      },
    ],
    columnKind: 'utf16CodeUnits',
    results,
  };
  return JSON.stringify({ $schema: schemaOfSarif, version: '2.1.0', runs: [run] });
}

/** The rules by kind; several APIs may have rules of the same kind. */
const kinds = [...new Map(rules.map((rule) => [rule.kind, rule])).values()];
const placeOf = new Map(kinds.map(({ kind }, place) => [kind, place]));

const descriptions = kinds.map(({ kind, about, severity }) => ({
  id: kind,
  shortDescription: { text: about },
  fullDescription: { text: `${about}.` },
  defaultConfiguration: { level: levels[severity] },
}));

interface Recorded {
  readonly isNew: boolean | null;
  readonly firstSeen: number | null;
}

function resultOf(found: RunFinding, { isNew, firstSeen }: Recorded): object {
  const { id, kind, severity, verdict, message, error, silencedBy, api, account, resourceId, resourceName } = found;
  const isKnown = verdict !== Verdict.UNKNOWN;
  const at = resourceName ?? resourceId;
  return {
    ruleId: kind,
    ruleIndex: placeOf.get(kind),
    // The standard allows no level for results that could not be judged.
    kind: isKnown ? 'fail' : 'open',
    level: isKnown ? levels[severity] : 'none',
    message: { text: [message, at && `(${at})`, error && `– ${error}`].filter(Boolean).join(' ') },
    locations: [{ logicalLocations: [locationOf(found)] }],
    partialFingerprints: { 'meridianFindingId/v1': id },
    // Either all results have the list or none has.
    suppressions: silencedBy === null ? [] : [{ kind: 'external', status: 'accepted', justification: silencedBy }],
    ...(isNew !== null && { baselineState: isNew ? 'new' : 'unchanged' }),
    properties: {
      severity,
      verdict,
      api,
      account,
      resourceId,
      globalId: globalIdOf(found),
      resourceName,
      firstSeen: firstSeen === null ? null : new Date(firstSeen).toISOString(),
      affected: found.touched.length,
      evidence: Object.fromEntries(found.evidence.map(([name, value]) => [name, value ?? null])),
    },
  };
}

function locationOf({ api, account, item, resourceId, resourceName }: RunFinding): object {
  const path = item?.row.path.split('/').filter((part) => part !== '' && !part.startsWith('{')) ?? [];
  const names = [api.toLowerCase(), account, ...path, resourceId ?? resourceName].filter((part) => part !== null);
  return {
    ...(resourceName !== null && { name: resourceName }),
    fullyQualifiedName: names.join('/'),
    kind: 'resource',
  };
}
