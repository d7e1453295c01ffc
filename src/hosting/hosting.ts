/** Servers and storage boxes, whichever API they come from. */
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { servers as cloudServers } from '../cloud/servers.js';
import type { Context } from '../context.js';
import { servers as dedicatedServers } from '../dedicated/servers.js';
import { storageBoxes as dedicatedBoxes } from '../dedicated/storage-boxes.js';
import { checkFirst } from '../geography/bounds.js';
import { firstItems } from '../geography/complexity.js';
import { AnyServer } from '../machines/server.js';
import { AnyStorageBox } from '../machines/storage-box.js';
import { maxFirst } from '../rest/pages.js';
import type { BoundRow } from '../rest/bound-row.js';
import { boxes } from '../storage/boxes.js';
import { objectsOfEveryAccount } from './every-account.js';

export const serverRows: readonly BoundRow<AnyServer>[] = [cloudServers.rows.servers, dedicatedServers.rows.servers];
const boxRows: readonly BoundRow<AnyStorageBox>[] = [boxes.rows.storageBoxes, dedicatedBoxes.rows.storageBoxes];

export const failing =
  'An account that cannot be read leaves one null in the list, with the error, and the others as they are; one that the token does not hold for is left out. What the sandbox has is left out as soon as any API has credentials.';

const first = () =>
  Arg('first', () => Int, {
    defaultValue: 50,
    description: `How many of each account at most, from 1 to ${maxFirst.toLocaleString('en')}`,
  });

@ObjectType({ description: 'Servers and storage boxes, whichever API they come from' })
export class Hosting {}

@Resolver(() => Hosting)
export class HostingResolver {
  @Query(() => Hosting, {
    description:
      'Servers and storage boxes, whichever API they come from, of all accounts that the token holds for. Takes a token with the scope `hosting:read`.',
  })
  hosting(): Hosting {
    return new Hosting();
  }

  @FieldResolver(() => [AnyServer], {
    nullable: 'itemsAndList',
    complexity: firstItems(maxFirst),
    description: `The servers of the cloud, then those of the dedicated API, account by account. ${failing}`,
  })
  servers(
    @first() count: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<(AnyServer | Error)[]> {
    checkFirst('servers', count, maxFirst);
    return objectsOfEveryAccount(serverRows, { context, info, first: count, isAnswer: true });
  }

  @FieldResolver(() => [AnyStorageBox], {
    nullable: 'itemsAndList',
    complexity: firstItems(maxFirst),
    description: `The boxes of the storage API, then those of the dedicated API, account by account. ${failing}`,
  })
  storageBoxes(
    @first() count: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<(AnyStorageBox | Error)[]> {
    checkFirst('storageBoxes', count, maxFirst);
    return objectsOfEveryAccount(boxRows, { context, info, first: count, isAnswer: true });
  }
}
