/** ISOs: discs that a server can boot from, for systems that no image is offered of. */
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { Deprecation, NameFilter, catalogue } from '../../machines/catalogue.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { get, list } from '../../../rest/rows/row.js';
import { Architecture } from './architecture.js';
import { Cloud } from '../cloud.js';
import { on } from '../bind.js';

const IsoType = wireEnum(
  'CloudIsoType',
  'Whether an ISO is there for everyone or for one project',
  ['public', 'private'],
  { public: 'For everyone', private: 'For one project alone' },
);

@ObjectType('CloudIso', { description: 'A disc that a server can boot from' })
export class Iso {
  @Field(() => ID, { description: 'Number of the ISO' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'Set for public ISOs alone' })
  name!: string | null;

  @Field({ description: 'What it is, in words' })
  description!: string;

  @Field(() => IsoType, { nullable: true, description: 'Whether it is there for everyone' })
  type!: ValueOf<typeof IsoType> | null;

  @Field(() => Deprecation, { nullable: true, description: 'Set when it is on its way out' })
  deprecation!: Deprecation | null;

  @Field(() => Architecture, { nullable: true, description: 'What it boots on; null when that is not known' })
  architecture!: ValueOf<typeof Architecture> | null;
}

@ArgsType()
class IsoFilter extends NameFilter {
  @Field(() => Architecture, { nullable: true, description: 'Only those for this architecture' })
  architecture?: ValueOf<typeof Architecture>;

  @Field({ nullable: true, description: 'With those whose architecture is not known; for use with `architecture`' })
  includeArchitectureWildcard?: boolean;
}

export const isos = on(Cloud, {
  isos: list('/isos', () => Iso, IsoFilter, { ttl: catalogue }),
  iso: get('/isos/{id}', () => Iso, { ttl: catalogue }),
});
