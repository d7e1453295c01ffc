/** The form that points a record elsewhere; the change is confirmed before it is sent. */
import { useId } from 'react';
import { openAct } from '../../../acts/act.js';
import { count } from '../../../format/money.js';
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { NamesRecordDocument, type NamesRecordQuery } from '../../../generated/graphql.js';
import { Check } from '../../../parts/check.js';
import { Dialog } from '../../../parts/dialogs/dialog.js';
import { ChoiceField } from '../../../parts/form/choice-field.js';
import { dropDraft } from '../../../parts/form/drafts.js';
import { FocusedForm, FormButtons } from '../../../parts/form/form-dialog.js';
import { TextField } from '../../../parts/form/text-field.js';
import { useForm } from '../../../parts/form/use-form.js';
import { ProblemLine, Skeleton } from '../../../parts/states.js';
import { leads, type NameRow } from '../name-row.js';
import { inputOf, typeFor } from './change.js';
import { change } from './record-acts.js';

type Record = NonNullable<NonNullable<NonNullable<NamesRecordQuery['edge']>['zone']>['dnsRecord']>;

interface ChangeProps {
  readonly draftKey: string;
  readonly row: NameRow;
  /** The initial value of the field. */
  readonly content: string;
  readonly through: readonly NameRow[];
  onClose(): void;
}

export function ChangeRecord({ row, onClose, ...change }: ChangeProps) {
  const id = useId();
  // All fields of the record, as the write replaces it completely.
  const variables = { account: row.account, zone: row.zoneId, id: row.id };
  const result = useGraphQuery(NamesRecordDocument, variables);
  const record = result.data?.edge?.zone?.dnsRecord;
  function close(): void {
    dropDraft(change.draftKey);
    onClose();
  }
  // One dialog before and after the record is read: another would lose the focus.
  return (
    <Dialog
      title={titleOf(row)}
      subtitle={`${row.type}, zone ${row.zone}`}
      isDismissable={!record}
      foot={record && <FormButtons id={id} act="Review the change…" onCancel={close} />}
      onClose={close}
    >
      <ProblemLine result={result} />
      {record ? (
        <ChangeForm {...change} id={id} row={row} record={record} onClose={onClose} />
      ) : result.isBusy ? (
        <Skeleton width={30} />
      ) : (
        <p>This record no longer exists.</p>
      )}
    </Dialog>
  );
}

function titleOf({ name, type }: NameRow): string {
  return leads(type) ? `Point ${name} elsewhere` : `Change ${name}`;
}

const lengths = [60, 120, 300, 600, 1800, 3600, 7200, 18_000, 43_200, 86_400];

interface ChangeFormProps extends ChangeProps {
  readonly id: string;
  readonly record: Record;
}

const yesOrNo = ['yes', 'no'] as const;

function ChangeForm({ draftKey, id, row, record, content, through, onClose }: ChangeFormProps) {
  const ttl = String(record.ttl ?? 1);
  const form = useForm({
    key: draftKey,
    first: { content, ttl, proxied: (record.proxied ?? false) ? 'yes' : 'no' },
    choices: { proxied: yesOrNo },
    check: (values) => (inputIn(record, values) === null ? { content: expected } : {}),
    send(values) {
      const input = inputIn(record, values);
      const isSame =
        values.content.trim() === record.content &&
        values.ttl === ttl &&
        (values.proxied === 'yes') === (record.proxied ?? false);
      if (input === null || isSame) return Promise.resolve({ message: 'Nothing has changed: edit the record first.' });
      onClose();
      openAct(change(row, input, through));
      return Promise.resolve(null);
    },
  });
  const { values } = form;
  const isProxied = values.proxied === 'yes';
  const type = record.type === null ? null : typeFor(record.type, values.content);
  const seconds = [...new Set([...lengths, ...(Number(ttl) > 1 ? [Number(ttl)] : [])])].toSorted((a, b) => a - b);
  return (
    <FocusedForm form={form} id={id}>
      <TextField
        {...form.field('content')}
        label={leads(row.type) ? 'Address or host name' : 'Content'}
        isMono
        hint={type === null ? expected : type === record.type ? `The type stays ${type}.` : `The type becomes ${type}.`}
      />
      <ChoiceField
        {...form.field('ttl')}
        label="TTL"
        value={isProxied ? '1' : values.ttl}
        isDisabled={isProxied}
        choices={[['1', 'automatic'], ...seconds.map((each) => [String(each), `${count(each)} seconds`] as const)]}
      />
      {(record.proxiable ?? false) && (
        <Check isOn={isProxied} onChange={(isOn) => form.set({ proxied: isOn ? 'yes' : 'no' })}>
          Proxied: web traffic passes through the edge
        </Check>
      )}
    </FocusedForm>
  );
}

const expected = 'Enter an IPv4 or IPv6 address, or a host name.';

interface ChangeValues {
  readonly content: string;
  readonly ttl: string;
  readonly proxied: string;
}

function inputIn(record: Record, { content, ttl, proxied }: ChangeValues) {
  return inputOf(record, { content, ttl: Number(ttl), proxied: proxied === 'yes' });
}
