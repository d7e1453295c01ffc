/** One record: where it leads and what that means, what can be done, and which others lead the same way. */
import { useMemo, useState } from 'react';
import { lazyPart } from '../../../parts/lazy-part.js';
import { openAct } from '../../../acts/act.js';
import { count } from '../../../format/money.js';
import { useOpenForm } from '../../../parts/form/use-open-form.js';
import { SideHead } from '../../../parts/side-panel.js';
import { Icon } from '../../../parts/icon.js';
import { QueryLink } from '../../../parts/section.js';
import { Status } from '../../../parts/status.js';
import { NamesRecordDocument } from '../../../generated/graphql.js';
import { accountLabel, allows, useToken } from '../../../shell/scope.js';
import { alsoThrough, byName, chainOf, hostOf } from '../chain.js';
import { mightBeMeant } from '../might-be-meant.js';
import type { NameRow } from '../name-row.js';
import { isTextual } from './change.js';
import { FindingsOf } from './findings-of.js';
import { LookedFor, type NamesSource } from './looked-for.js';
import { deletion } from './record-acts.js';
import { AlsoThrough, MightBeMeant } from './related.js';
import { type ShownVerdict, verdictOf } from './verdict.js';
import { WhereItLeads } from './where-it-leads.js';
import { OutsideText } from '../../../parts/outside-text.js';

const [ChangeRecord, changeOpener] = lazyPart(async () => (await import('./change-record.js')).ChangeRecord);

interface OpenedProps {
  readonly row: NameRow;
  readonly rows: readonly NameRow[];
  readonly sources: readonly NamesSource[];
  onStep?(step: 1 | -1): void;
  onClose(): void;
}

export function OpenedRecord({ row, rows, sources, onClose, onStep }: OpenedProps) {
  const draftKey = `record ${row.id}`;
  const [isChanging, setChanging] = useOpenForm(draftKey);
  /** The initial value of the form; null for what the record says. */
  const [target, setTarget] = useState<string | null>(null);
  const openForm = (content: string | null) => {
    setTarget(content);
    setChanging(true);
  };
  const mayChange = allows(useToken(), 'HOSTING_WRITE');
  const names = useMemo(() => byName(rows), [rows]);
  const steps = useMemo(() => chainOf(row, names), [row, names]);
  const others = useMemo(() => (row.standing === 'none' ? [] : alsoThrough(row, rows)), [row, rows]);
  const meant = useMemo(
    () => (row.standing === 'nobody' || row.standing === 'elsewhere' ? mightBeMeant(row, rows) : []),
    [row, rows],
  );
  const through = others.filter(({ hops }) => hops.includes(row.name));
  const verdict = verdictOf(row);
  const leadsOn = row.standing !== 'none';
  const operation = {
    query: NamesRecordDocument.toString(),
    variables: { account: row.account, zone: row.zoneId, id: row.id },
  };
  return (
    <>
      <SideHead
        title={<OutsideText>{row.name}</OutsideText>}
        under={under(row)}
        onClose={onClose}
        {...(onStep && { onStep })}
      />
      {leadsOn ? (
        <WhereItLeads row={row} steps={steps} />
      ) : (
        <section className="side-part" aria-label="Content">
          <h3>Content</h3>
          <code className="names-content">
            <OutsideText>{row.content}</OutsideText>
          </code>
          {row.comment !== null && (
            <p className="small quiet">
              <OutsideText>{row.comment}</OutsideText>
            </p>
          )}
        </section>
      )}
      <section className="side-part" aria-label="Verdict">
        {verdict && (
          <VerdictText verdict={verdict} isShown={steps.some(({ isEnd, row: at }) => isEnd && at === null)} />
        )}
        <div className="names-acts" data-acts="">
          {isTextual(row.type) && (
            <button
              type="button"
              className="button"
              disabled={!mayChange}
              {...changeOpener}
              onClick={() => openForm(null)}
            >
              <Icon name="swap" />
              {leadsOn ? 'Point it elsewhere…' : 'Change it…'}
            </button>
          )}
          <button
            type="button"
            className="button"
            data-key-e=""
            disabled={!mayChange}
            onClick={() => openAct(deletion(row, through))}
          >
            <Icon name="trash" />
            Delete…
          </button>
          <QueryLink operation={operation} of={row.name} />
        </div>
        {!mayChange && <p className="small quiet">You need a token with the scope hosting:write to change it.</p>}
      </section>
      <FindingsOf id={row.id} />
      <AlsoThrough host={row.type === 'CNAME' ? hostOf(row) : row.content} others={others} />
      <MightBeMeant meant={meant} onChoose={mayChange ? openForm : null} />
      {leadsOn && <LookedFor sources={sources} />}
      {isChanging && (
        <ChangeRecord
          draftKey={draftKey}
          row={row}
          content={target ?? row.content}
          through={through}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}

/** `isShown`: the reason is already shown at the end of the chain. */
function VerdictText({ verdict, isShown }: { verdict: ShownVerdict; isShown: boolean }) {
  return (
    <>
      <div className="names-verdict">
        <Status tone={verdict.tone}>
          <strong>{verdict.title}</strong>
        </Status>
        <span className="small quiet">{verdict.sureness}</span>
      </div>
      {verdict.reason !== null && !isShown && (
        <p>
          <OutsideText>{verdict.reason}</OutsideText>.
        </p>
      )}
      {verdict.meaning !== '' && (
        <p className="quiet">
          <OutsideText>{verdict.meaning}</OutsideText>
        </p>
      )}
    </>
  );
}

function under({ account, zone, ttl, proxied, type, tags }: NameRow): string {
  const lifetime = ttl === null ? '' : ttl === 1 ? ', TTL auto' : `, TTL ${count(ttl)}`;
  const tagged = tags.length > 0 ? `, ${tags.join(', ')}` : '';
  return `${type}, ${accountLabel('EDGE', account)}, zone ${zone}${lifetime}, ${proxied ? '' : 'not '}proxied${tagged}`;
}
