/** ISOs: discs that a server can boot from, for systems without an image. */
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { Deprecation, NameFilter, catalogue } from '../../machines/catalogue.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { get, list } from '../../../rest/rows/row.js';
import { Architecture } from './architecture.js';
import { Cloud } from '../cloud.js';
import { on } from '../bind.js';
import { Optional } from '../../../base/optional-field.js';

const IsoType = wireEnum('CloudIsoType', 'Whether an ISO is public or private', {
  public: 'Public: available to everyone',
  private: 'Private: available to one project',
});

@ObjectType('CloudIso', { description: 'An ISO image that a server can boot from' })
export class Iso {
  @Field(() => ID, { description: 'Id of the ISO' })
  id!: number;

  @Optional(() => String, 'Unique name; only public ISOs have one')
  name!: string | null;

  @Field({ description: 'Description of the ISO' })
  description!: string;

  @Optional(() => IsoType, 'Whether it is public or private')
  type!: ValueOf<typeof IsoType> | null;

  @Optional(() => Deprecation, 'Set if it is deprecated')
  deprecation!: Deprecation | null;

  @Optional(() => Architecture, 'The CPU architecture; null if unknown')
  architecture!: ValueOf<typeof Architecture> | null;
}

@ArgsType()
class IsoFilter extends NameFilter {
  @Optional(() => Architecture, 'Only ISOs for this CPU architecture')
  architecture?: ValueOf<typeof Architecture>;

  @Field({ nullable: true, description: 'Include ISOs without a known architecture; for use with `architecture`' })
  includeArchitectureWildcard?: boolean;
}

export const isos = on(Cloud, {
  isos: list('/isos', () => Iso, IsoFilter, { ttl: catalogue }),
  iso: get('/isos/{id}', () => Iso, { ttl: catalogue }),
});
