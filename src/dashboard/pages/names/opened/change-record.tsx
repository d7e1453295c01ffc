/** The form that points a record elsewhere; the change is confirmed before it is sent. */
import { type FormEvent, useId, useState } from 'react';
import { openAct } from '../../../acts/act.js';
import { count } from '../../../format/money.js';
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { NamesRecordDocument, type NamesRecordQuery } from '../../../generated/graphql.js';
import { Check } from '../../../parts/check.js';
import { Dialog } from '../../../parts/dialogs/dialog.js';
import { ProblemLine, Skeleton } from '../../../parts/states.js';
import { leads, type NameRow } from '../name-row.js';
import { inputOf, typeFor } from './change.js';
import { change } from './record-acts.js';

type Record = NonNullable<NonNullable<NonNullable<NamesRecordQuery['edge']>['zone']>['dnsRecord']>;

interface ChangeProps {
  readonly row: NameRow;
  /** The initial value of the field. */
  readonly content: string;
  readonly through: readonly NameRow[];
  onClose(): void;
}

export function ChangeRecord({ row, content, through, onClose }: ChangeProps) {
  // All fields of the record, as the write replaces it completely.
  const variables = { account: row.account, zone: row.zoneId, id: row.id };
  const result = useGraphQuery(NamesRecordDocument, variables);
  const record = result.data?.edge?.zone?.dnsRecord;
  return (
    <Dialog title={`Point ${row.name} elsewhere`} subtitle={`${row.type}, zone ${row.zone}`} onClose={onClose}>
      <ProblemLine asked={result} />
      {record ? (
        <ChangeForm row={row} record={record} content={content} through={through} onClose={onClose} />
      ) : result.isBusy ? (
        <Skeleton width={30} />
      ) : (
        <p>The record is not there any more.</p>
      )}
    </Dialog>
  );
}

const lengths = [60, 120, 300, 600, 1800, 3600, 7200, 18_000, 43_200, 86_400];

function ChangeForm({ row, record, content: first, through, onClose }: ChangeProps & { record: Record }) {
  const [content, setContent] = useState(first);
  const [ttl, setTtl] = useState(record.ttl ?? 1);
  const [proxied, setProxied] = useState(record.proxied ?? false);
  const [isTried, setTried] = useState(false);
  const id = useId();
  const type = record.type === null ? null : typeFor(record.type, content);
  const input = inputOf(record, { content, ttl, proxied });
  const isWrong = isTried && input === null;
  const isSame = content.trim() === record.content && ttl === record.ttl && proxied === (record.proxied ?? false);
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (input === null || isSame) return;
    onClose();
    openAct(change(row, input, through));
  };
  return (
    <form className="names-form" onSubmit={goOn}>
      <label className="field" htmlFor={`${id}-content`}>
        {leads(row.type) ? 'Address or name' : 'Content'}
        <input
          id={`${id}-content`}
          className="input mono"
          value={content}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setContent(target.value)}
        />
      </label>
      <p id={`${id}-hint`} className={`small ${isWrong ? 'field-error' : 'quiet'}`} role="status">
        {type === null
          ? 'Give an IPv4 or IPv6 address, or a host name.'
          : type === record.type
            ? `It stays ${type}.`
            : `It becomes ${type}.`}
      </p>
      <label className="field" htmlFor={`${id}-ttl`}>
        Remembered for
        <select
          id={`${id}-ttl`}
          className="input"
          value={proxied ? 1 : ttl}
          disabled={proxied}
          onChange={({ target }) => setTtl(Number(target.value))}
        >
          <option value={1}>as long as the edge decides</option>
          {[...new Set([...lengths, ...(ttl > 1 ? [ttl] : [])])]
            .toSorted((a, b) => a - b)
            .map((seconds) => (
              <option key={seconds} value={seconds}>
                {count(seconds)} seconds
              </option>
            ))}
        </select>
      </label>
      {(record.proxiable ?? false) && (
        <Check isOn={proxied} onChange={setProxied}>
          Proxied: web traffic passes through the edge
        </Check>
      )}
      <div className="names-form-foot">
        <button type="button" className="button" onClick={onClose}>
          Leave it
        </button>
        <button type="submit" className="button primary" disabled={isSame}>
          Go on…
        </button>
      </div>
    </form>
  );
}
