/** Domains of Pages projects, which are validated before they serve the site. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { links, lookup } from '../../../rest/planner/links.js';
import { unpaged } from '../../../rest/rows/paging.js';
import { del, list, post } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { zones } from '../zones/zones.js';
import { Optional } from '../../../base/optional-field.js';
import { PagesProject } from './pages-projects.js';

const DomainStatus = wireEnum('EdgePagesDomainStatus', 'The status of a domain of a Pages project', {
  active: 'It serves the site',
  initializing: 'It is being set up',
  pending: 'It waits for validation: its DNS must point at the project',
  deactivated: 'It was deactivated',
  blocked: 'It is blocked',
  error: 'It failed',
});

const ValidationStatus = wireEnum('EdgePagesValidationStatus', 'The status of a validation', {
  active: 'It succeeded',
  initializing: 'It is being set up',
  pending: 'It goes on',
  deactivated: 'It was deactivated',
  error: 'It failed',
});

const VerificationStatus = wireEnum('EdgePagesVerificationStatus', 'The status of a verification', {
  active: 'It succeeded',
  pending: 'It goes on',
  deactivated: 'It was deactivated',
  blocked: 'It is blocked',
  error: 'It failed',
});

const ValidationMethod = wireEnum('EdgePagesValidationMethod', 'How a domain is validated', {
  http: 'By HTTP',
  txt: 'By a TXT record',
});

const Authority = wireEnum('EdgePagesCertificateAuthority', 'Who issues the certificate of a domain', {
  google: 'Google Trust Services',
  lets_encrypt: 'The Internet Security Research Group',
});

@ObjectType('EdgePagesDomainValidation', { description: 'The validation of a domain for its certificate' })
class DomainValidation {
  @Field(() => ValidationMethod, { description: 'The method' })
  method!: ValueOf<typeof ValidationMethod>;

  @Field(() => ValidationStatus, { description: 'Its status' })
  status!: ValueOf<typeof ValidationStatus>;

  @Optional(() => String, 'Why it failed')
  errorMessage!: string | null;

  @Optional(() => String, 'TXT: name of the record')
  txtName!: string | null;

  @Optional(() => String, 'TXT: value of the record')
  txtValue!: string | null;
}

@ObjectType('EdgePagesDomainVerification', { description: 'The verification that a domain points at its project' })
class DomainVerification {
  @Field(() => VerificationStatus, { description: 'Its status' })
  status!: ValueOf<typeof VerificationStatus>;

  @Optional(() => String, 'Why it failed')
  errorMessage!: string | null;
}

@ObjectType('EdgePagesDomain', { description: 'A domain of a Pages project' })
class PagesDomain {
  static readonly keys = { id: 'name' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'The domain, which identifies it in the API' })
  name!: string;

  @Field(() => ID, { description: 'Id of the domain, beside that of its place in the project' })
  domainId!: string;

  @Field(() => DomainStatus, { description: 'Its status' })
  status!: ValueOf<typeof DomainStatus>;

  @Field(() => Authority, { description: 'Who issues its certificate' })
  certificateAuthority!: ValueOf<typeof Authority>;

  @Field(() => DomainValidation, { description: 'Its validation' })
  validationData!: DomainValidation;

  @Field(() => DomainVerification, { description: 'Its verification' })
  verificationData!: DomainVerification;

  @Field({ description: 'Id of the zone that it is in' })
  zoneTag!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was added' })
  createdOn!: string;
}

@InputType('CreateEdgePagesDomainInput', { description: 'A domain to add to a Pages project' })
class CreateDomain {
  @Field({ description: 'The domain; its DNS must point at the project' })
  name!: string;
}

const all = '/accounts/{accountId}/pages/projects/{projectName}/domains';

export const pagesDomains = on(PagesProject, {
  customDomains: list(all, () => PagesDomain, {
    about: 'Its own domains with their status: one more call than `domains`',
    paging: unpaged,
    listed: false,
  }),
});

export const pagesDomainLinks = links(PagesDomain, {
  zone: lookup(
    zones.rows.zone,
    ({ zoneTag }) => zoneTag || null,
    'The zone that it is in; null when you cannot read it',
  ),
});

export const pagesDomainWrites = mutations({
  createEdgePagesDomain: post(all, () => PagesDomain, CreateDomain, {
    about: 'Adds a domain to a Pages project; it is PENDING until it is validated',
    part: 'pagesDomain',
    listed: false,
  }),
  deleteEdgePagesDomain: del(`${all}/{name}`, null, { listed: false }),
});
