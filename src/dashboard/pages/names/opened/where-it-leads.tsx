/** The hops of a record, and what it ends at. */
import { addressOf } from '../../../format/resource-address.js';
import { time } from '../../../format/time.js';
import { hrefTo, hrefWith } from '../../../route/address.js';
import { Link } from '../../../route/link.js';
import { accountLabel } from '../../../shell/scope.js';
import type { ChainStep } from '../chain.js';
import type { RecordTarget } from '../record-target.js';
import type { NameRow } from '../name-row.js';
import { OutsideText } from '../../../parts/outside-text.js';

export function WhereItLeads({ row, steps }: { row: NameRow; steps: readonly ChainStep[] }) {
  const isAtNobody = row.standing === 'nobody';
  const isUnknown = row.standing === 'unknown';
  const hosts = row.found.filter(({ kind }) => kind !== 'address');
  const ends = hosts.length > 0 ? hosts : row.found;
  return (
    <section className="side-part" aria-label="Where it leads">
      <h3>Where it leads</h3>
      <ol className="names-chain">
        {steps.map((step, place) => {
          const end = !step.isEnd || ends.length > 0 ? '' : isAtNobody ? 'nobody' : isUnknown ? 'unknown' : '';
          return (
            <li key={`${place} ${step.text}`} className="names-step" data-end={end || undefined}>
              <span className="names-step-kind">{step.label}</span>
              <span>
                <strong className="mono">
                  {step.row && step.row.key !== row.key ? (
                    <Link href={hrefWith({ open: step.row.key })}>
                      <OutsideText>{step.text}</OutsideText>
                    </Link>
                  ) : (
                    <OutsideText>{step.text}</OutsideText>
                  )}
                </strong>
                <span className="small quiet">
                  <OutsideText>{noteOf(step, row)}</OutsideText>
                </span>
              </span>
            </li>
          );
        })}
        {ends.map((found) => (
          <li key={`${found.api} ${found.account} ${found.name}`} className="names-step">
            <span className="names-step-kind">{found.word === '' ? 'server' : found.word}</span>
            <span>
              <strong>{linked(found)}</strong>
              <span className="small quiet">
                <OutsideText>{accountLabel(found.api, found.account)}</OutsideText>
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function linked({ kind, api, account, id, name }: RecordTarget) {
  return kind === 'server' && id !== null ? (
    <Link href={hrefTo('machines', { open: addressOf({ api, account, id }) })}>
      <OutsideText>{name}</OutsideText>
    </Link>
  ) : (
    <OutsideText>{name}</OutsideText>
  );
}

function noteOf(step: ChainStep, opened: NameRow): string {
  const { row } = step;
  if (row) {
    const changed = time(row.modifiedOn, 'date');
    return `${accountLabel('EDGE', row.account)}${changed === '' ? '' : `, changed ${changed}`}`;
  }
  if (opened.standing === 'awaited') return 'Being looked up';
  if (opened.reason !== null) return opened.reason;
  return step.label === 'Name' ? 'In no zone that was read' : '';
}
