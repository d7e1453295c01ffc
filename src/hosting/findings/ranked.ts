/** Ranks the findings of runs by importance, once for each version of the results. */
import { caches } from '../../base/shares/caches.js';
import { Derived } from '../derived/derived.js';
import type { Sources } from '../derived/reader.js';
import { inTurns } from '../inventory/in-turns.js';
import { oldestOf } from '../inventory/read-at.js';
import type { Audit } from './audit.js';
import { type FindingCount, countsOf } from './counts.js';
import { Evidence, Finding } from './finding.js';
import { globalIdOf } from './global-id-of.js';
import type { FindingsOutcome } from './outcome.js';
import type { RunFinding } from './run-finding.js';
import type { RunResult } from './run.js';
import { type Severity, weightOf } from './severity.js';
import { shownSilence } from './silences/shown-silence.js';
import { silenceText, type SilencesInForce } from './silences/silences-in-force.js';

interface FindingsSelection {
  readonly minSeverity: Severity;
  readonly includeSilenced: boolean;
}

/** A finding, and which of the runs has found it. */
export interface Ranked {
  readonly found: RunFinding;
  readonly run: number;
}

interface Ranking {
  readonly shown: readonly Ranked[];
  readonly silenced: readonly Ranked[];
  readonly counts: readonly FindingCount[];
}

interface RankingSources extends Sources {
  readonly runs: readonly RunResult[];
  readonly silences: SilencesInForce;
}

interface RankingArgs extends FindingsSelection {
  /** The names of the runs. */
  readonly names: readonly string[];
}

const rankings = new Derived<RankingSources, RankingArgs, Ranking>(
  {
    share: caches.rankedFindings,
    sizeOf: ({ shown, silenced }) => shown.length + silenced.length,
    keyOf: ({ minSeverity, includeSilenced, names }) => JSON.stringify([minSeverity, includeSilenced, names]),
  },
  async (d, { minSeverity, includeSilenced }) => {
    const silences = await d.value(
      (sources) => sources.silences,
      ({ version }) => version,
    );
    const founds = await d.values(({ runs }) => runs.map(({ found }) => found));
    const least = weightOf(minSeverity);
    const all = founds.flatMap((found, run) => found.map((one) => ({ one, run })));
    const judged = await inTurns(all, ({ one, run }) => ({ found: silenced(one, silences), run }));
    const heavy = judged.filter(({ found }) => weightOf(found.severity) >= least);
    const shown = heavy.filter(({ found }) => includeSilenced || found.silencedBy === null).sort(byWeight);
    return {
      shown,
      silenced: heavy.filter(({ found }) => found.silencedBy !== null),
      counts: countsOf(shown.map(({ found }) => found)),
    };
  },
);

export function ranked(
  { runs }: FindingsOutcome,
  { inventory }: Audit,
  { minSeverity, includeSilenced }: FindingsSelection,
  silences: SilencesInForce,
): Ranking | Promise<Ranking> {
  const args = { minSeverity, includeSilenced, names: runs.map(({ name }) => name) };
  return rankings.of({ inventory, runs, silences }, args);
}

/** The label, text or file comes first: it refers to the object itself. */
function silenced(found: RunFinding, silences: SilencesInForce): RunFinding {
  const silence = found.silencedBy === null ? silences.of(found) : null;
  return silence === null ? found : { ...found, silencedBy: silenceText(silence), silence };
}

/** Sorting is stable, so equal findings stay in the order of rules, accounts and objects. */
function byWeight(a: Ranked, b: Ranked): number {
  return weightOf(b.found.severity) - weightOf(a.found.severity);
}

/** The finding as this request returns it. */
export function findingOf({ found, run }: Ranked, { runs }: FindingsOutcome, audit: Audit): Finding {
  const {
    account: accountName,
    remedies,
    evidence,
    silence,
    causeParts: _parts,
    judged: _judged,
    singles: _singles,
    ...same
  } = found;
  const readAt = readAtOf(found, runs[run]);
  return Object.assign(new Finding(), same, {
    accountName,
    resourceId: globalIdOf(found),
    silence: silence && shownSilence(silence),
    recordedOf: runs[run]?.account ?? null,
    inventory: audit.inventory,
    evidence: evidence.map(([name, value]) => Object.assign(new Evidence(), { name, value, readAt })),
    steps: remedies,
  });
}

function readAtOf({ judged, singles }: RunFinding, shown: RunResult | undefined): Date | null {
  if (!shown) return null;
  const { taken } = shown;
  const own = [judged === null ? undefined : taken.judged[judged], ...singles.map((place) => taken.single[place])];
  return oldestOf([...own.filter((list) => list !== undefined), ...taken.seen]);
}
