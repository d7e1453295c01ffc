import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, isEnumType } from 'graphql';
import {
  actOf,
  actOfAffected,
  changed,
  type Finding,
  mutationIn,
} from '../../../src/dashboard/pages/findings/act-of-finding.js';
import { asCsv } from '../../../src/dashboard/pages/findings/csv.js';
import { deedOf, deeds } from '../../../src/dashboard/pages/findings/mutation-texts.js';
import { evidenceInWords, nameInWords, valueInWords } from '../../../src/dashboard/pages/findings/evidence.js';
import { attentionIn } from '../../../src/dashboard/pages/findings/attention.js';
import { kinds } from '../../../src/dashboard/pages/findings/kinds.js';
import {
  choicesOf,
  groupsOf,
  type Hidden,
  isIn,
  itemsOf,
  rowsOf,
  shownOf,
} from '../../../src/dashboard/pages/findings/listing.js';

const graph = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));

const volume: Finding = {
  id: 'cloud:prod:VOLUME_UNATTACHED:7',
  firstSeenAt: null,
  kind: 'VOLUME_UNATTACHED',
  severity: 'LOW',
  verdict: 'CERTAIN',
  message: 'A volume attached to no server',
  api: 'CLOUD',
  accountName: 'prod',
  resourceId: '7',
  resourceName: 'data-7',
  resource: null,
  evidence: [
    { name: 'server', value: null, readAt: '2026-11-22T12:00:00Z' },
    { name: 'size', value: 500, readAt: '2026-11-22T12:00:00Z' },
  ],
  remedies: [
    {
      mutation: 'mutation ($id: ID!) { deleteCloudVolume(id: $id) { deletedId } }',
      variables: { id: 7 },
      resourceId: '7',
      resourceName: 'data-7',
    },
  ],
  protectedResources: [],
  affected: { totalCount: 0, nodes: [] },
  error: null,
  silencedBy: null,
  silence: null,
  monthlyAmount: { gross: { in: { rounded: { amount: '10.50', currency: 'INR' } } } },
};

const paid = (id: string, amount: string, more: Partial<Finding> = {}): Finding => ({
  ...volume,
  resourceId: id,
  resourceName: `data-${id}`,
  monthlyAmount: { gross: { in: { rounded: { amount, currency: 'INR' } } } },
  ...more,
});
const risk = (id: string, more: Partial<Finding> = {}): Finding => ({
  ...volume,
  kind: 'ZONE_TLS_OLD',
  severity: 'HIGH',
  api: 'EDGE',
  resourceId: id,
  monthlyAmount: null,
  remedies: [],
  ...more,
});

const none: Hidden = { verdict: new Set(), about: new Set(), account: new Set() };

describe('kinds of findings', () => {
  it('all have a sentence of their own', () => {
    const type = graph.getType('FindingKind');
    const names = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
    expect(Object.keys(kinds).toSorted()).toEqual(names.toSorted());
    const titles = Object.values(kinds).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('are ended by mutations that the graph has', () => {
    const known = graph.getMutationType()?.getFields() ?? {};
    expect(Object.keys(deeds).filter((name) => !(name in known))).toEqual([]);
  });
});

describe('evidence', () => {
  it('is put in words, with the time it was read', () => {
    expect(evidenceInWords(volume.evidence)).toMatch(/^No server, 500 GB; read \d/);
    expect(nameInWords('accessSettings.sshEnabled')).toBe('access settings ssh enabled');
  });

  it.each([
    [null, 'none'],
    [[], 'none'],
    [true, 'yes'],
    [['a', 'b'], 'a, b'],
    [[{ id: 1, name: 'web-1' }], 'web-1'],
    [{ kind: 'managed' }, '{"kind":"managed"}'],
  ])('%j is %s', (value, words) => {
    expect(valueInWords(value)).toBe(words);
  });
});

describe('the act of a finding', () => {
  it('sends its remedy as it is, and wants the name typed for what cannot come back', () => {
    expect(actOf(volume)).toMatchObject({
      key: 'deleteCloudVolume CLOUD prod 7',
      title: 'Delete volume data-7?',
      steps: [{ label: 'Delete data-7', mutation: volume.remedies[0]?.mutation, variables: { id: 7 } }],
      confirm: { type: 'data-7' },
      ends: '10.50',
      lost: ['All data on it'],
      done: 'data-7 is gone.',
    });
  });

  it('asks a question where something can be undone, and ends no cost', () => {
    const mutation = 'mutation ($id: ID!) { enableCloudServerBackup(id: $id) { action { id } } }';
    const act = actOf({
      ...volume,
      remedies: [{ mutation, variables: {}, resourceId: null, resourceName: null }],
      monthlyAmount: null,
    });
    expect(act).toMatchObject({ confirm: { click: expect.stringContaining('price') }, leaveIt: 'Cancel' });
    expect(act).not.toHaveProperty('ends');
  });

  it('is another for another change of the same thing', () => {
    const zone = (kind: Finding['kind'], input: object) =>
      actOf(
        risk('z', {
          kind,
          remedies: [
            {
              mutation: 'mutation { updateEdgeZoneSettings { id } }',
              variables: { input },
              resourceId: null,
              resourceName: null,
            },
          ],
        }),
      );
    const [tls, http] = [zone('ZONE_TLS_OLD', { minTlsVersion: 'TLS_1_2' }), zone('ZONE_HTTP_ALLOWED', {})];
    expect(tls?.key).not.toBe(http?.key);
  });

  it('runs all steps in their order, and is named by what the last does', () => {
    const step = (field: string) => ({
      mutation: `mutation { ${field} { action { id } } }`,
      variables: { id: 7 },
      resourceId: '7',
      resourceName: null,
    });
    const act = actOf({ ...volume, remedies: [step('detachCloudServerIso'), step('deleteCloudVolume')] });
    expect(act).toMatchObject({
      title: 'Delete volume data-7?',
      confirm: { type: 'data-7' },
      lost: ['All data on it'],
    });
    expect(act?.steps.map(({ label }) => label)).toEqual(['Remove the disc from data-7', 'Delete data-7']);
  });

  it('names what it changes where the cause is none of yours', () => {
    const gone: Finding = {
      ...risk('', { kind: 'DNS_RECORD_DANGLING', resourceId: null, resourceName: '203.0.113.7' }),
      affected: { totalCount: 2, nodes: [] },
      remedies: ['r1', 'r2'].map((id) => ({
        mutation: 'mutation { deleteEdgeDnsRecord }',
        variables: { id },
        resourceId: id,
        resourceName: `${id}.acme.example`,
      })),
    };
    const act = actOf(gone);
    expect(act).toMatchObject({
      title: 'Delete 2 records of 203.0.113.7?',
      done: '2 records of 203.0.113.7 are gone.',
    });
    expect(act?.steps.map(({ label }) => label)).toEqual(['Delete r1.acme.example', 'Delete r2.acme.example']);
  });

  it('of one of several that a cause affects runs its steps alone', () => {
    const node = (resourceId: string, resourceName: string) => ({
      api: 'CLOUD' as const,
      accountName: 'prod',
      resourceId,
      resourceName,
    });
    const [one, other, third] = [node('1', 'web'), node('2', 'web'), node('3', 'db')];
    const step = ({ resourceId, resourceName }: typeof one) => ({
      mutation: 'mutation { enableCloudServerBackup }',
      variables: { id: resourceId },
      resourceId,
      resourceName,
    });
    const shared: Finding = {
      ...volume,
      kind: 'SERVER_WITHOUT_BACKUPS',
      resourceId: null,
      resourceName: 'prod',
      affected: { totalCount: 3, nodes: [one, other, third] },
      remedies: [step(one), step(other)],
    };
    const act = actOfAffected(shared, other);
    expect(act).toMatchObject({ title: 'Switch on backups of server web?', done: 'web has backups.' });
    expect(act?.steps.map(({ variables }) => variables)).toEqual([{ id: '2' }]);
    expect(act?.key).not.toBe(actOfAffected(shared, one)?.key);
    expect(act).not.toHaveProperty('ends');
    expect(actOfAffected(shared, third)).toBeNull();
  });

  it('is none without a remedy', () => {
    expect(actOf({ ...volume, remedies: [] })).toBeNull();
  });

  it('takes an unknown deletion for one that cannot come back', () => {
    expect(deedOf('deleteEdgeThing').lost).not.toBeNull();
    expect(deedOf('setEdgeThing')).toMatchObject({ lost: null, verb: 'Set edge thing' });
    expect(mutationIn('mutation ($id: ID!) { setEdgeThing(id: $id) { id } }')).toBe('setEdgeThing');
  });

  it('stops when what it was found by has changed', () => {
    const answer = (evidence: unknown) => ({
      hosting: { findings: { nodes: [{ kind: 'VOLUME_UNATTACHED', resourceId: '7', evidence }] } },
    });
    expect(changed(volume, answer(volume.evidence))).toBeNull();
    const larger = [volume.evidence[0], { name: 'size', value: 900 }];
    expect(changed(volume, answer(larger))).toMatch(/GB is no longer 500/);
    expect(changed(volume, { hosting: { findings: { nodes: [] } } })).toMatch(/has changed/);
    expect(changed(volume, null)).toMatch(/has changed/);
  });
});

describe('the list of findings', () => {
  const rows = rowsOf([
    risk('z1'),
    paid('1', '5.00'),
    paid('2', '100.00', { accountName: 'lab', verdict: 'LIKELY' }),
    risk('z2', { severity: 'CRITICAL', kind: 'ZONE_PHISHING' }),
    paid('3', '9.00', { verdict: 'UNKNOWN', monthlyAmount: null, resourceId: null }),
  ]);

  it('puts those that cost first, then those that matter most, and apart what cannot be judged', () => {
    const groups = groupsOf(rows, 'kind');
    expect(groups.map(({ title, ends }) => [title, ends])).toEqual([
      ['Unattached volumes', '105.00'],
      ['Zones reported for phishing', null],
      ['Zones that allow TLS below 1.2', null],
      ['Cannot be judged now', null],
    ]);
    expect(groups[0]?.rows.map(({ finding }) => finding.resourceId)).toEqual(['2', '1']);
    expect(groupsOf(rows, 'account').map(({ title }) => title)).toEqual([
      'cloud · lab',
      'cloud · prod',
      'edge · prod',
      'Cannot be judged now',
    ]);
  });

  it('counts what two findings about one thing end once', () => {
    const twice = rowsOf([paid('1', '5.00'), paid('1', '8.00')]);
    expect(groupsOf(twice, 'kind')[0]?.ends).toBe('8.00');
    expect(new Set(twice.map(({ key }) => key)).size).toBe(2);
  });

  it('shows the first of many, and all when asked', () => {
    const many = rowsOf(Array.from({ length: 568 }, (_, index) => risk(String(index))));
    const groups = groupsOf(many, 'kind');
    const kindsOf = (whole: Set<string>, closed = new Set<string>()) =>
      itemsOf(groups, 'kind', closed, whole).map(({ kind }) => kind);
    expect(kindsOf(new Set())).toEqual(['heading', 'row', 'row', 'row', 'row', 'row', 'more']);
    expect(itemsOf(groups, 'kind', new Set(), new Set()).at(-1)).toMatchObject({ count: 563 });
    expect(kindsOf(new Set(['ZONE_TLS_OLD']))).toHaveLength(569);
    expect(kindsOf(new Set(), new Set(['ZONE_TLS_OLD']))).toEqual(['heading']);
  });

  it('leaves out what is hidden, and counts each choice with the others as they are', () => {
    const hidden: Hidden = { ...none, about: new Set(['cost']) };
    expect(shownOf(rows, hidden, null).map(({ finding }) => finding.resourceId)).toEqual(['z1', 'z2']);
    expect(shownOf(rows, none, 'ZONE_PHISHING')).toHaveLength(1);
    expect(choicesOf(rows, hidden, 'verdict').map(({ value, count }) => [value, count])).toEqual([
      ['certain', 2],
      ['likely', 0],
      ['unknown', 0],
    ]);
    expect(choicesOf(rows, hidden, 'about').find(({ value }) => value === 'cost')?.count).toBe(3);
  });

  it('puts what is silenced last, and counts nothing of it', () => {
    const rowsWith = rowsOf([paid('1', '5.00'), paid('2', '8.00', { silencedBy: 'label audit.ignore' })]);
    expect(groupsOf(rowsWith, 'kind')).toMatchObject([
      { ends: '5.00', rows: [{}] },
      { key: 'silenced', ends: null, rows: [{}] },
    ]);
    expect(groupsOf(rowsWith, 'amount')).toMatchObject([
      { ends: '5.00', rows: [{ finding: { silencedBy: null } }, { finding: { silencedBy: 'label audit.ignore' } }] },
    ]);
  });

  it('is written for spreadsheets with amounts as digits', () => {
    const text = asCsv(rowsOf([paid('1', '5.00', { resourceName: '=1+1' })]), 'INR', null);
    expect(text).toContain("'=1+1");
    expect(text).toContain(',5.00,');
  });
});

describe('what needs attention', () => {
  const server = { __typename: 'CloudServer', country: null, city: null } as const;
  const off: Finding = { ...volume, kind: 'SERVER_OFF', severity: 'MEDIUM', resource: server };
  const open: Finding = { ...off, kind: 'SERVER_WITHOUT_FIREWALL', monthlyAmount: null };
  const dangling: Finding = { ...volume, kind: 'DNS_RECORD_DANGLING', severity: 'HIGH', resource: null };

  it('is judged, not silenced and more than LOW; a machine with two findings counts once', () => {
    const all = [volume, off, open, dangling, { ...dangling, silencedBy: 'a label' }];
    const counts = attentionIn({ is: 'whole', value: [...all, { ...dangling, verdict: 'UNKNOWN' }] });
    expect(counts).toEqual({
      findings: { is: 'whole', value: 3 },
      machines: { is: 'whole', value: 1 },
      names: { is: 'whole', value: 1 },
    });
  });

  it('is not none where something could not be read', () => {
    expect(attentionIn({ is: 'least', value: [volume], lacks: [] }).findings).toEqual({ is: 'unknown', lacks: [] });
    expect(attentionIn({ is: 'least', value: [off], lacks: [] }).findings).toEqual({
      is: 'least',
      value: 1,
      lacks: [],
    });
  });

  it('is money or a risk, and where it could not be judged perhaps both', () => {
    const unpriced = { ...volume, monthlyAmount: { gross: { in: null } } } as Finding;
    const rows = rowsOf([volume, open, unpriced, { ...open, verdict: 'UNKNOWN' }]);
    const shown = (part: 'all' | 'money' | 'risks') =>
      rows.filter((row) => isIn(row, part)).map((row) => rows.indexOf(row));
    expect([shown('all'), shown('money'), shown('risks')]).toEqual([
      [0, 1, 2, 3],
      [0, 2, 3],
      [1, 3],
    ]);
  });
});
