/** Zones and record sets of the cloud, whose values can be given in parts. */
import { typesWithParts } from '../../../../src/apis/cloud/dns/record-inputs.js';
import { valueParts } from '../../../../src/apis/dns/value-parts.js';
import { textOf } from '../../../../src/apis/dns/zone-file/value.js';
import { isObject, numberAt, textAt } from '../../../../src/base/unknown.js';
import type { Fields } from '../facts.js';
import type { InputLayout, Particulars } from '../particulars.js';

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const partsOf = (type: string): Fields =>
  Object.fromEntries(
    Object.entries(valueParts[type] ?? {}).map(([name, part]) => {
      const scalar: unknown = part.type();
      const plain = scalar === String ? 'string' : 'int';
      return [snake(name), part.isOptional ? plain : `${plain}!`];
    }),
  );

const record: InputLayout = {
  fields: {
    value: 'string',
    comment: 'string',
    ...Object.fromEntries(typesWithParts.map((type) => [type.toLowerCase(), `Dns${type}`])),
  },
  of: ({ value, comment, ...parts }) => ({
    value: valueIn(parts) ?? value,
    ...(comment !== undefined && { comment }),
  }),
};

function valueIn(values: Readonly<Record<string, unknown>>): string | undefined {
  const type = typesWithParts.find((type) => isObject(values[type.toLowerCase()]));
  const parts = values[type?.toLowerCase() ?? ''];
  if (type === undefined || !isObject(parts)) return undefined;
  if (type !== 'MX') return textOf(type, { content: null, data: parts, priority: null });
  return `${String(numberAt(parts, 'priority'))} ${textAt(parts, 'host') ?? ''}.`;
}

/** A record as it is sent: the type of the facts is that of an answer too. */
const given = 'ZoneRrsetRecordSent';

const recordSet = '/zones/{zoneId}/rrsets/{name}/{type}';

const valueFields = ['value', ...typesWithParts.map((type) => type.toLowerCase())];

export const cloudDns: Partial<Particulars> = {
  differences: {
    // A link by the id of the zone.
    'ZoneRrset.zone': { as: 'zone' },
  },
  ways: {
    'POST /zones': [{ without: ['rrsets'] }, { without: ['zonefile'] }],
    [given]: valueFields.map((own) => ({ without: valueFields.filter((name) => name !== own) })),
  },
  inputs: { [given]: record },
  revisions: Object.fromEntries(
    [
      'ZoneRrsetInput',
      'POST /zones/{zoneId}/rrsets',
      ...['set', 'add', 'remove'].map((verb) => `POST ${recordSet}/actions/${verb}_records`),
    ].map((owner) => [owner, { records: `[${given}]!` }]),
  ),
  types: {
    [given]: { value: 'string!', comment: 'string' },
    ...Object.fromEntries(typesWithParts.map((type) => [`Dns${type}`, partsOf(type)])),
  },
  samples: {
    address: '192.0.2.53',
    port: 5353,
    ttl: 300,
  },
};
