/** The columns of the findings. */
import { accountLabel } from '../../format/account-label.js';
import { savingOf } from '../../ask/finding-amounts.js';
import { count, figure } from '../../format/money.js';
import { whyOf } from '../../ask/why.js';
import type { Column } from '../../parts/grid/columns.js';
import { Status, type Tone } from '../../parts/status.js';
import { ActButton } from './act-button.js';
import { type Finding, nameOf } from './act-of-finding.js';
import { evidenceInWords } from './evidence.js';
import { kindTitle } from './kinds.js';
import type { FindingRow } from './listing.js';
import { silenceText } from './silence/silence-text.js';
import { OutsideText } from '../../parts/outside-text.js';

const verdictTones: Readonly<Record<Finding['verdict'], Tone>> = {
  CERTAIN: 'certain',
  LIKELY: 'likely',
  UNKNOWN: 'unknown',
};

export function Verdict({ finding: { verdict } }: { finding: Pick<Finding, 'verdict'> }) {
  return <Status tone={verdictTones[verdict]}>{verdict.charAt(0) + verdict.slice(1).toLowerCase()}</Status>;
}

export function placeOf({ resource }: Finding): string {
  if (!resource) return '';
  const at = 'location' in resource ? resource.location : resource;
  const city = at && 'city' in at ? at.city?.name : null;
  const country = at && 'country' in at ? at.country?.isoCode : null;
  return [city, country].filter(Boolean).join(' ');
}

function amountInWords(finding: Finding): string {
  const ends = savingOf(finding);
  if (ends !== null) return figure(ends);
  return finding.monthlyAmount ? 'unknown' : '';
}

/** `protected`, or how many of those that it affects are. */
function protectedWords({ protectedResources: { length }, remedies }: Finding): string {
  const all = new Set(remedies.map(({ resourceId, resourceName }) => JSON.stringify([resourceId, resourceName]))).size;
  return all > 1 ? `${count(length)} protected` : 'protected';
}

export function columnsOf(symbol: string, withKind: boolean): readonly Column<FindingRow>[] {
  return [
    {
      id: 'what',
      header: 'What',
      width: 150,
      grow: 2,
      priority: 1,
      cell: ({ finding }) => (
        <>
          <span className="strong">
            <OutsideText>{nameOf(finding)}</OutsideText>
          </span>
          {finding.affected.totalCount !== null && finding.affected.totalCount > 0 && (
            <span className="quiet"> affects {count(finding.affected.totalCount)}</span>
          )}
          {finding.protectedResources.length > 0 && <span className="quiet"> {protectedWords(finding)}</span>}
          {(withKind || finding.silencedBy !== null) && <span className="quiet"> {kindTitle(finding.kind)}</span>}
          {finding.silencedBy !== null && (
            <span className="faint">
              , <OutsideText>{silenceText(finding)}</OutsideText>
            </span>
          )}
        </>
      ),
    },
    {
      id: 'account',
      header: 'Account, place',
      width: 216,
      grow: 1,
      priority: 5,
      cell: ({ finding }) => {
        const place = placeOf(finding);
        return (
          <>
            <OutsideText>{accountLabel(finding.api, finding.accountName)}</OutsideText>
            {place && (
              <span className="quiet">
                , <OutsideText>{place}</OutsideText>
              </span>
            )}
          </>
        );
      },
    },
    {
      id: 'evidence',
      header: 'Evidence',
      width: 200,
      grow: 4,
      priority: 4,
      cell: ({ finding: { error, evidence } }) => (
        <OutsideText>{error === null ? evidenceInWords(evidence) : whyOf(error)}</OutsideText>
      ),
    },
    { id: 'verdict', header: 'Verdict', width: 104, priority: 3, cell: ({ finding }) => <Verdict finding={finding} /> },
    {
      id: 'amount',
      header: `Ends, ${symbol} a month`,
      width: 130,
      priority: 2,
      align: 'end',
      cell: ({ finding }) => amountInWords(finding),
    },
    {
      id: 'act',
      header: 'Act',
      width: 118,
      priority: 2.5,
      align: 'end',
      cell: (row) => <ActButton row={row} />,
    },
  ];
}

export function PhoneFinding(row: FindingRow) {
  const { finding } = row;
  return (
    <>
      <span className="strong clip">
        <OutsideText>{nameOf(finding)}</OutsideText>
        {finding.protectedResources.length > 0 && <span className="quiet"> {protectedWords(finding)}</span>}
      </span>
      <span>{amountInWords(finding)}</span>
      <span className="grid-phone-beneath">
        <Verdict finding={finding} />
        <span className="clip">
          <OutsideText>{silenceText(finding) ?? accountLabel(finding.api, finding.accountName)}</OutsideText>
        </span>
        <ActButton row={row} />
      </span>
    </>
  );
}
