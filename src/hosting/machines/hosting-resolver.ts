/** Servers and storage boxes, whichever API they come from. */
import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, Field, FieldResolver, ID, Info, ObjectType, Query, Resolver } from 'type-graphql';
import { servers as cloudServers } from '../../apis/cloud/servers/servers.js';
import type { HostingContext } from '../context.js';
import { servers as dedicatedServers } from '../../apis/dedicated/servers.js';
import { storageBoxes as dedicatedBoxes } from '../../apis/dedicated/storage-boxes/storage-boxes.js';
import { checkFirst } from '../../data/geography/bounds.js';
import { AnyServer } from '../../apis/machines/server.js';
import { AnyStorageBox } from '../../apis/machines/storage-box.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { afterArgument, firstArgument, pageComplexity } from '../../rest/schema/page-arguments.js';
import { maxFirst } from '../../rest/transport/pages.js';
import { boxes } from '../../apis/storage/boxes.js';
import { type JoinedList, joinedListOf } from '../inventory/joined-list.js';
import { pageOfAccounts } from './pages-of-accounts.js';

export const serverRows: readonly BoundRow<AnyServer>[] = [cloudServers.rows.servers, dedicatedServers.rows.servers];
const boxRows: readonly BoundRow<AnyStorageBox>[] = [boxes.rows.storageBoxes, dedicatedBoxes.rows.storageBoxes];

export const left =
  'Accounts that the token may not use are left out. So are those of the sandbox as soon as any API has credentials.';

const pages = `Accounts are read as pages reach them: \`first: 5\` reads a page of the first one with any, \`totalCount\` the first page of each. An account that cannot be read is reported with its error beside the data; the others stay. ${left}`;

export const Servers = joinedListOf(AnyServer);
const StorageBoxes = joinedListOf(AnyStorageBox);

@ObjectType({ description: 'Servers and storage boxes of all APIs' })
export class Hosting {
  @Field(() => ID, { description: 'Always `hosting`: what several queries have of it is of one thing' })
  readonly id: string = 'hosting';
}

@Resolver(() => Hosting)
export class HostingResolver {
  @Query(() => Hosting, {
    description:
      'Servers and storage boxes of all APIs, in all accounts that the token may use. Requires a token with the scope `hosting:read`.',
  })
  hosting(): Hosting {
    return new Hosting();
  }

  @FieldResolver(() => Servers, {
    nullable: true,
    complexity: pageComplexity(),
    description: `Cloud servers, then dedicated servers, account by account. ${pages}`,
  })
  servers(
    @firstArgument() first: number,
    @afterArgument() after: string | null,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<JoinedList<AnyServer | Error>> {
    checkFirst('servers', first, maxFirst);
    return pageOfAccounts(serverRows, { first, after }, { context, info });
  }

  @FieldResolver(() => StorageBoxes, {
    nullable: true,
    complexity: pageComplexity(),
    description: `Storage boxes of the storage API, then those of the dedicated API, account by account. ${pages}`,
  })
  storageBoxes(
    @firstArgument() first: number,
    @afterArgument() after: string | null,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<JoinedList<AnyStorageBox | Error>> {
    checkFirst('storageBoxes', first, maxFirst);
    return pageOfAccounts(boxRows, { first, after }, { context, info });
  }
}
