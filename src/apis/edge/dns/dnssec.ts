/** DNSSEC of a zone. */
import { GraphQLDateTime } from 'graphql-scalars';
import { InputType, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { get, patch } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { Zone } from '../zones/zone.js';
import { Optional } from '../../../base/optional-field.js';

const DnssecStatus = wireEnum('EdgeDnssecStatus', 'The status of DNSSEC', {
  active: 'The zone is signed, and the registry has its DS record',
  pending: 'The zone is signed; the DS record is not at the registry yet',
  disabled: 'The zone is not signed',
  'pending-disabled': 'Turned off: the zone stays signed until the registry has no DS record any more',
  error: 'It cannot be signed',
});

const WantedDnssecStatus = wireEnum('EdgeWantedDnssecStatus', 'On or off', {
  active: 'Sign the zone',
  disabled: 'Stop signing it once the registry has no DS record any more',
});

@ObjectType('EdgeDnssec', { description: 'DNSSEC of a zone: its status, and what its registrar takes' })
class Dnssec {
  @Optional(() => DnssecStatus, 'Its status')
  status!: ValueOf<typeof DnssecStatus> | null;

  @Optional(() => String, 'The whole DS record that the registrar takes')
  ds!: string | null;

  @Optional(() => Int, 'Key tag of the DS record')
  keyTag!: number | null;

  @Optional(() => String, 'Code of the algorithm of the key, for instance `13`')
  algorithm!: string | null;

  @Optional(() => String, 'Name of the algorithm of the key')
  keyType!: string | null;

  @Optional(() => String, 'Digest of the key')
  digest!: string | null;

  @Optional(() => String, 'Name of the algorithm of the digest')
  digestAlgorithm!: string | null;

  @Optional(() => String, 'Code of the algorithm of the digest, for instance `2`')
  digestType!: string | null;

  @Optional(() => Int, 'Flags of the DNSKEY record')
  flags!: number | null;

  @Optional(() => String, 'The public key')
  publicKey!: string | null;

  @Optional(() => Boolean, 'Several providers serve the signed zone')
  dnssecMultiSigner!: boolean | null;

  @Optional(() => Boolean, 'The signatures are transferred in with a secondary zone')
  dnssecPresigned!: boolean | null;

  @Optional(() => Boolean, 'NSEC3 records say which names do not exist')
  dnssecUseNsec3!: boolean | null;

  @Optional(() => GraphQLDateTime, 'When it was last changed')
  modifiedOn!: string | null;
}

@AtLeastOneOf('status', 'dnssecMultiSigner', 'dnssecPresigned', 'dnssecUseNsec3')
@InputType('UpdateEdgeDnssecInput', { description: 'Changes to DNSSEC of a zone' })
class UpdateDnssec {
  @Optional(() => WantedDnssecStatus, 'Turn it on or off')
  status?: ValueOf<typeof WantedDnssecStatus>;

  @Optional(() => Boolean, 'Let several providers serve the signed zone')
  dnssecMultiSigner?: boolean;

  @Optional(() => Boolean, 'Transfer in the signatures with a secondary zone')
  dnssecPresigned?: boolean;

  @Optional(() => Boolean, 'Use NSEC3 records')
  dnssecUseNsec3?: boolean;
}

export const dnssec = on(Zone, {
  dnssec: get('/zones/{zoneId}/dnssec', () => Dnssec, {
    about: 'Its DNSSEC: the status, and the DS record for the registrar',
    listed: false,
  }),
});

export const dnssecWrites = mutations({
  updateEdgeDnssec: patch('/zones/{zoneId}/dnssec', () => Dnssec, UpdateDnssec, {
    about: 'Turns DNSSEC of a zone on or off: it takes effect once the registrar has the DS record',
    listed: false,
  }),
});
