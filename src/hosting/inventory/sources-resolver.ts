/** Which accounts the joined answers of a request were made of. */
import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver } from 'type-graphql';
import { servers as cloudServers } from '../../cloud/servers.js';
import type { Context } from '../../context.js';
import { servers as dedicatedServers } from '../../dedicated/servers.js';
import { zones } from '../../edge/zones.js';
import type { BoundRow } from '../../rest/bound-row.js';
import { boxes } from '../../storage/boxes.js';
import { Hosting } from '../hosting.js';
import { Inventory } from './inventory.js';
import { checkMaxAge, maxAgeArgument } from './max-age.js';
import { Source, sourcesOf } from './source.js';

/** Of each API the list that tells whether an account can be read at all. */
const central: readonly BoundRow[] = [
  cloudServers.rows.servers,
  boxes.rows.storageBoxes,
  dedicatedServers.rows.servers,
  zones.rows.zones,
];

@Resolver(() => Hosting)
export class SourcesResolver {
  @FieldResolver(() => [Source], {
    description:
      'The accounts that the token holds for, and whether they could be read: in what the other fields of this question joined, and in the list of their servers, storage boxes or zones, which takes one call each where nothing has read it yet',
  })
  async sources(
    @maxAgeArgument() maxAge: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Source[]> {
    checkMaxAge('sources', maxAge);
    const inventory = Inventory.of({ context, info }, maxAge);
    const own = (await Promise.all(central.map((row) => inventory.of(row)))).flat();
    await Promise.all(own.map((listing) => listing.ready()));
    const all = new Set([...own, ...(await Inventory.readBy({ context }))]);
    return sourcesOf([...all]);
  }
}
