/** Custom domains of Workers: host names that lead to a script alone, with a DNS record and a certificate of their own. */
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { Optional } from '../../../base/optional-field.js';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { links, oneCarried } from '../../../rest/planner/links.js';
import { unpaged } from '../../../rest/rows/paging.js';
import { del, list, put } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { Zone } from '../zones/zone.js';
import { zones } from '../zones/zones.js';

@ObjectType('EdgeWorkerDomain', { description: 'A custom domain: a host name that leads to a Worker script' })
export class WorkerDomain {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'The host name' })
  hostname!: string;

  @Field({ description: 'Name of the script' })
  service!: string;

  @Field(() => ID, { description: 'Id of its certificate' })
  certId!: string;

  @Optional(() => String, 'The environment of the script; no longer used')
  environment!: string | null;

  /** The field is a link. */
  zoneId!: string;

  @Field({ description: 'Name of the zone' })
  zoneName!: string;
}

@ArgsType()
class DomainFilter {
  @Optional(() => String, 'Only that of this host name')
  hostname?: string;

  @Optional(() => String, 'Only those of the script of this name')
  service?: string;

  @IdOf(() => Zone)
  @Optional(() => ID, 'Only those in this zone')
  zoneId?: string;

  @Optional(() => String, 'Only those in the zone of this name')
  zoneName?: string;

  @Optional(() => String, 'Only those of this environment')
  environment?: string;
}

@InputType('SetEdgeWorkerDomainInput', { description: 'A host name, and the script that it is to lead to' })
class SetDomain {
  @Field({ description: 'The host name, in a zone of the account; refused where a CNAME record has it' })
  hostname!: string;

  @Field({ description: 'Name of the script' })
  service!: string;

  @IdOf(() => Zone)
  @Optional(() => ID, 'Id of the zone')
  zoneId?: string;

  @Optional(() => String, 'Name of the zone')
  zoneName?: string;
}

const path = '/accounts/{accountId}/workers/domains';

export const workerDomains = on(Account, {
  workerDomains: list(path, () => WorkerDomain, DomainFilter, {
    about: 'The custom domains of its Workers',
    paging: unpaged,
    listed: false,
  }),
});

export const workerDomainWrites = mutations({
  setEdgeWorkerDomain: put(path, () => WorkerDomain, SetDomain, {
    about:
      'Leads a host name to a Worker script: makes a DNS record and a certificate, or moves it from another script',
    part: 'workerDomain',
    listed: false,
  }),
  deleteEdgeWorkerDomain: del(`${path}/{id}`, null, {
    about: 'Takes a host name from its Worker script, with the DNS record that was made for it',
    listed: false,
  }),
});

export const workerDomainLinks = links(WorkerDomain, {
  zone: oneCarried(
    zones.rows.zone,
    ({ zoneId }) => zoneId,
    { names: ['name'], of: ({ zoneName }) => ({ name: zoneName }) },
    'The zone that it is in',
  ),
});
