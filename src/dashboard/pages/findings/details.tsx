/** One finding: its evidence, its object, and how it ends. */
import { addressOf } from '../../format/resource-address.js';
import { accountLabel } from '../../format/account-label.js';
import { unlistedIn } from '../../ask/unlisted.js';
import { savingOf } from '../../ask/finding-amounts.js';
import { isMachineType } from '../../ask/machine-types.js';
import { count, money } from '../../format/money.js';
import { time } from '../../format/time.js';
import { Sent } from '../../acts/sent.js';
import { SideHead } from '../../parts/side-panel.js';
import { hrefTo } from '../../route/address.js';
import { Link } from '../../route/link.js';
import { ActButton, AffectedButton } from './act-button.js';
import { actsOf, type Finding, isProtected, nameOf } from './act-of-finding.js';
import { placeOf, Verdict } from './columns.js';
import { nameInWords, valueInWords } from './evidence.js';
import { kinds, kindTitle } from './kinds.js';
import type { FindingRow } from './listing.js';
import { SilencePart } from './silence/silence-part.js';
import { OutsideText, OutsideTexts } from '../../parts/outside-text.js';

interface FindingDetailsProps {
  readonly row: FindingRow;
  readonly currency: string;
  onStep(step: 1 | -1): void;
  onClose(): void;
}

export function FindingDetails({ row, currency, onStep, onClose }: FindingDetailsProps) {
  const { finding } = row;
  const { affected, api, accountName: account, kind, message, evidence, error, severity, verdict } = finding;
  const ends = savingOf(finding);
  const acts = actsOf(finding);
  const unlisted = unlistedIn(affected);
  const readAt = time(evidence[0]?.readAt, 'clock');
  return (
    <>
      <SideHead
        title={<OutsideText>{nameOf(finding)}</OutsideText>}
        under={<OutsideTexts of={[kindTitle(kind), accountLabel(api, account), placeOf(finding)]} />}
        onStep={onStep}
        onClose={onClose}
      />
      <div className="side-part">
        <p>
          <OutsideText>{message}</OutsideText>.
        </p>
        <dl className="pairs">
          <dt>Verdict</dt>
          <dd>
            <Verdict finding={finding} />
          </dd>
          <dt>Severity</dt>
          <dd>{severity.toLowerCase()}</dd>
          {finding.monthlyAmount && (
            <>
              <dt>Ends</dt>
              <dd>{ends === null ? 'unknown' : `${money({ amount: ends, currency })} a month`}</dd>
            </>
          )}
          {finding.protectedResources.length > 0 && (
            <>
              <dt>Protected</dt>
              <dd>
                <OutsideTexts of={finding.protectedResources.map(nameOf)} />: tick the name to remove the protection
              </dd>
            </>
          )}
          {finding.firstSeenAt !== null && (
            <>
              <dt>First seen</dt>
              <dd>{time(finding.firstSeenAt, 'date')}</dd>
            </>
          )}
        </dl>
        <Seen finding={finding} />
      </div>
      <div className="side-part">
        <h3>Evidence{readAt && <span className="small quiet"> read {readAt}</span>}</h3>
        {error !== null && (
          <p className="warn">
            <OutsideText>{error}</OutsideText>
          </p>
        )}
        <dl className="pairs">
          {evidence.map(({ name, value }, index) => (
            <div key={index} className="findings-pair">
              <dt>{nameInWords(name)}</dt>
              <dd>
                <OutsideText>{valueInWords(value)}</OutsideText>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {affected.nodes.length > 0 && (
        <div className="side-part">
          <h3>
            Affects <span className="small quiet">{count(affected.totalCount ?? affected.nodes.length)}</span>
          </h3>
          <ul className="findings-affected">
            {affected.nodes.map((one, index) => (
              <li key={index}>
                <span className="clip">
                  <OutsideText>{nameOf(one)}</OutsideText>
                  {isProtected(finding, one) && <span className="quiet"> protected</span>}
                </span>
                {affected.nodes.length > 1 && <AffectedButton finding={finding} one={one} />}
              </li>
            ))}
          </ul>
          {unlisted !== 0 && (
            <p className="small quiet">{unlisted === null ? 'and perhaps more' : `and ${count(unlisted)} more`}</p>
          )}
        </div>
      )}
      <div className="side-part findings-end">
        <h3>How to end it</h3>
        {acts.length === 0 ? (
          <p>{verdict === 'UNKNOWN' ? 'It can be judged once the missing data can be read.' : kinds[kind].byHand}</p>
        ) : (
          <>
            <div>
              <ActButton row={row} isMain />
            </div>
            {acts.flatMap(({ key, steps }) => steps.map((step, index) => <Sent key={`${key} ${index}`} step={step} />))}
          </>
        )}
      </div>
      <SilencePart finding={finding} />
    </>
  );
}

/** Links to the other page that shows the resource. */
function Seen({ finding: { resource, api, accountName: account, resourceId, resourceName } }: { finding: Finding }) {
  const type = resource?.__typename;
  if (type === undefined || resourceId === null) return null;
  const open = addressOf({ api, account, id: resourceId });
  if (isMachineType(type)) {
    return <Link href={hrefTo('machines', { open })}>Open the machine</Link>;
  }
  if (type.startsWith('EdgeDns')) return <Link href={hrefTo('names', { q: resourceName })}>Show its names</Link>;
  return null;
}
