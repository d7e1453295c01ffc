/** The acts on a record, for the dialog. */
import type { Act } from '../../../acts/act.js';
import {
  type EdgeDnsRecordWriteInput,
  NamesDeleteRecordDocument,
  type NamesDeleteRecordMutationVariables,
  NamesUpdateRecordDocument,
  type NamesUpdateRecordMutationVariables,
} from '../../../generated/graphql.js';
import { count } from '../../../format/money.js';
import type { NameRow } from '../name-row.js';

/** How many are named; the others are counted. */
const named = 5;

function listed(others: readonly NameRow[]): readonly string[] {
  const names = others.slice(0, named).map(({ type, name }) => `${name} (${type})`);
  return others.length > named ? [...names, `and ${count(others.length - named)} more names`] : names;
}

export function deletion(row: NameRow, through: readonly NameRow[]): Act {
  const variables: NamesDeleteRecordMutationVariables = { zoneId: row.zoneId, id: row.id, account: row.account };
  const isAlone = row.standing !== 'yours' && row.standing !== 'elsewhere';
  return {
    key: `deleteEdgeDnsRecord EDGE ${row.account} ${row.id}`,
    api: 'EDGE',
    account: row.account,
    title: `Delete ${row.type} ${row.name}?`,
    subtitle: `Zone ${row.zone}, content ${row.content}`,
    doIt: 'Delete the record',
    steps: [{ mutation: NamesDeleteRecordDocument.toString(), variables }],
    confirm: { click: 'You can create it again, but the name leads nowhere until then.' },
    lost: [`${row.type} ${row.name} with the content ${row.content}`],
    breaks: isAlone ? [] : [`${row.name} is no longer answered by this record`, ...listed(through)],
    stays: row.found.map(({ word, name }) => [word, name].filter((text) => text !== '').join(' ')),
    done: `The record ${row.type} ${row.name} is gone.`,
  };
}

export function change(row: NameRow, input: EdgeDnsRecordWriteInput, through: readonly NameRow[]): Act {
  const variables: NamesUpdateRecordMutationVariables = {
    zoneId: row.zoneId,
    id: row.id,
    account: row.account,
    input,
  };
  const lifetime = row.ttl === null || row.ttl === 1 ? 'about five minutes' : `${count(row.ttl)} seconds`;
  return {
    key: `updateEdgeDnsRecord EDGE ${row.account} ${row.id}`,
    api: 'EDGE',
    account: row.account,
    title: `Point ${row.name} at ${input.content ?? ''}?`,
    subtitle: `Zone ${row.zone}, now ${row.type} ${row.content}`,
    doIt: 'Change the record',
    leaveIt: 'Cancel',
    steps: [{ mutation: NamesUpdateRecordDocument.toString(), variables }],
    confirm: { click: `Visitors go there once resolvers forget the old answer: ${lifetime}.` },
    breaks: through.length > 0 ? [`These follow: ${listed(through).join(', ')}`] : [],
    done: `${row.name} points at ${input.content ?? ''}.`,
  };
}
