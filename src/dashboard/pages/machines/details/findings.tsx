/** The findings about this machine. */
import { nextPageOf, usePages } from '../../../ask/use-pages.js';
import {
  type FindingKind,
  MachinesFindingsDocument,
  type MachinesFindingsQuery,
  type MachinesFindingsQueryVariables,
} from '../../../generated/graphql.js';
import { Section } from '../../../parts/section.js';
import { Late } from '../../../parts/states.js';
import { Status, type Tone } from '../../../parts/status.js';
import { titleOfOne } from '../finding-kinds.js';
import type { MachineRow } from '../figures.js';

/** All but those that take a call for each server of the account. */
const kinds: readonly FindingKind[] = [
  'SERVER_IMAGE_DEPRECATED',
  'SERVER_ISO_DEPRECATED',
  'SERVER_OFF',
  'SERVER_REACHABLE_AROUND_LOAD_BALANCER',
  'SERVER_TYPE_DEPRECATED',
  'SERVER_WITHOUT_BACKUPS',
  'SERVER_WITHOUT_DELETE_PROTECTION',
  'SERVER_WITHOUT_FIREWALL',
  'DEDICATED_SERVER_CANCELLED',
];

const boxKinds: readonly FindingKind[] = [
  'STORAGE_BOX_LOCKED',
  'STORAGE_BOX_NEARLY_FULL',
  'STORAGE_BOX_REACHABLE_EXTERNALLY',
  'STORAGE_BOX_SNAPSHOTS_LARGE',
  'STORAGE_BOX_TYPE_DEPRECATED',
  'STORAGE_BOX_WITHOUT_DELETE_PROTECTION',
  'STORAGE_BOX_WITHOUT_SNAPSHOT_PLAN',
  'DEDICATED_STORAGE_BOX_CANCELLED',
  'DEDICATED_STORAGE_BOX_LOCKED',
];

type Finding = MachinesFindingsQuery['hosting']['findings']['nodes'][number];

const nextOf = nextPageOf<MachinesFindingsQuery, MachinesFindingsQueryVariables>(
  ({ hosting }) => hosting.findings.pageInfo,
);

export function Findings({ machine: { api, account, id, kind } }: { machine: MachineRow }) {
  const wanted = [...(kind === 'box' ? boxKinds : kinds)];
  const variables = { kinds: wanted, apis: [api], accounts: [account], after: null };
  const result = usePages(MachinesFindingsDocument, variables, nextOf);
  const findings =
    result.data === undefined || result.isGrowing
      ? undefined
      : result.pages
          .flatMap(({ hosting }) => hosting.findings.nodes)
          .filter(
            ({ resourceId, affected }) => resourceId === id || affected.nodes.some((node) => node.resourceId === id),
          );
  return (
    <Section title="Findings" note={findings?.length} result={result} className="side-part">
      {findings === undefined ? (
        <Late width={28}>{null}</Late>
      ) : findings.length === 0 ? (
        <p className="quiet">
          {result.data?.hosting.findings.isComplete ? 'No findings.' : 'Unknown: some data could not be read.'}
        </p>
      ) : (
        <ul className="machine-lines">
          {findings.map((finding) => (
            <li key={finding.kind} className="machine-line">
              <span className="machine-finding">
                <Status tone={toneOf(finding)} />
                <span title={finding.message}>{titleOfOne(finding.kind)}</span>
              </span>
              <span className="quiet small">{finding.verdict.toLowerCase()}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function toneOf({ severity, verdict }: Finding): Tone {
  if (verdict === 'UNKNOWN') return 'unknown';
  return severity === 'CRITICAL' || severity === 'HIGH' ? 'bad' : 'certain';
}
