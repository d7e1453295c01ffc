/** One search over all that the accounts have. */
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Resolver } from 'type-graphql';
import type { HostingContext } from '../context.js';
import { CallerError, shown } from '../../base/errors.js';
import { checkFirst, checkText } from '../../data/geography/bounds.js';
import { graphId } from '../../rest/identity/graph-id.js';
import type { Api } from '../../rest/rows/dialect.js';
import { nameOfClass } from '../../rest/mapping/abstract-types.js';
import { afterArgument, firstArgument, pageComplexity } from '../../rest/schema/page-arguments.js';
import { idOf } from '../../rest/transport/pages.js';
import { slice } from '../../rest/schema/slice.js';
import { isObject } from '../../base/unknown.js';
import { Hosting } from '../machines/hosting-resolver.js';
import { idOfObject, nameOfObject } from '../inventory/identity.js';
import { HostingApiName } from '../inventory/api.js';
import { centralRowsOf } from '../../rest/schema/fields-of-rows.js';
import { checkAccounts } from '../inventory/check-accounts.js';
import { isChosen } from '../inventory/chosen.js';
import { Inventory } from '../inventory/inventory.js';
import { checkMaxAge, maxAgeArgument } from '../inventory/max-age.js';
import { resolved } from '../inventory/joined-list.js';
import { joining } from '../inventory/joining.js';
import { oldestOf } from '../inventory/read-at.js';
import { sourcesOf } from '../inventory/source.js';
import { join } from '../inventory/joins.js';
import { type ScoredObject, foundIn } from './hits.js';
import { FindQuestion } from './question.js';
import { FindKind } from './kind.js';
import { readSearched } from './read-lists.js';
import { SearchResult, SearchResults, Match } from './search.js';

const mostHits = 1_000;
const mostMatches = 10;
/** Characters: a public RSA key of 16,384 bits, the longest that there are, and its comment. */
const longestText = 3_000;

@Resolver(() => Hosting)
export class FindResolver {
  @FieldResolver(() => SearchResults, {
    complexity: joining(pageComplexity(mostHits)),
    description:
      'Searches ids, names, host names, addresses, labels and descriptions: of cloud servers, volumes, snapshots and backups, IPs, load balancers, networks, firewalls, certificates, placement groups, SSH keys, DNS zones and the record sets of primary ones; of dedicated servers, IP addresses, subnets, failover IPs, reverse DNS entries, storage boxes, vSwitches, firewall templates and SSH keys; of storage boxes, their sub-accounts and snapshots; and at the edge of accounts, zones, DNS records, pools, monitors, tunnels, widgets, Worker scripts, KV namespaces, buckets, databases, Pages projects and Access applications. Other resources of zones are not searched. The first search reads each of these lists in every account, with one or more calls per zone and two per storage box; lists read within `maxAge` take no call.',
  })
  async find(
    @Arg('text', {
      description: `1 to ${longestText} characters, as they were copied: a name or part of one, ignoring case and accents; an address, which also finds the networks that contain it, or a network, which finds what it contains; a label such as \`env=production\`, its key or its value; a server type, image, location, city or country; an id, MAC address or fingerprint; a public key; or a URL, \`user@host:port\`, \`ssh\` command or reverse DNS name with one of these. Of 2 to 8 words in any order, each must be found in the same resource; quotes around them keep them together.`,
    })
    text: string,
    @firstArgument(mostHits, 20) first: number,
    @afterArgument() after: string | null,
    @Arg('apis', () => [HostingApiName], { nullable: true, description: 'Only in accounts of these APIs' })
    apis: readonly Api[] | null,
    @Arg('kinds', () => [FindKind], {
      nullable: true,
      description: 'Only resources of these kinds; lists of others are not read',
    })
    kinds: readonly FindKind[] | null,
    @Arg('accounts', () => [String], { nullable: true, description: 'Only in accounts of these names' })
    accounts: readonly string[] | null,
    @maxAgeArgument() maxAge: number,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SearchResults> {
    checkText('find', text, longestText);
    checkFirst('find', first, mostHits);
    checkMaxAge('find', maxAge);
    checkIsPublic(text);
    const { geography } = context;
    const question = new FindQuestion(text, (name) => geography.country(name)?.isoCode.toLowerCase() ?? null);
    if (question.isEmpty)
      throw new CallerError('BAD_USER_INPUT', `find: "text" must have characters to be seen, but got ${shown(text)}.`);
    const inventory = Inventory.of({ context, info }, maxAge);
    checkAccounts(
      accounts,
      centralRowsOf(info.schema).flatMap((row) => inventory.clientsOf(row)),
    );
    const lists = await join(context.clients, () => readSearched(inventory, isChosen({ apis, accounts }), kinds));
    const { found, readings } = await foundIn(lists, question);
    const page = slice(found, keyOf, { first, after, list: `find ${JSON.stringify([text, apis, kinds, accounts])}` });
    return Object.assign(new SearchResults(), {
      ...(await resolved(page, (one) => hitOf(one, question))),
      isComplete: readings.every(({ isComplete }) => isComplete),
      sources: sourcesOf(readings),
      readAt: oldestOf(readings),
    });
  }
}

/** Refuses a private key with an error: its owner will want to know that it was pasted. */
function checkIsPublic(text: string): void {
  if (/-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/.test(text))
    throw new CallerError('BAD_USER_INPUT', 'find: "text" must be no secret, but got a private key.');
}

function keyOf({ listing, wire }: ScoredObject): string {
  const { client, row, values } = listing;
  const { api, name } = client.upstream.account;
  return JSON.stringify([api, name, row.path, values, idOf(row, wire)]);
}

/** The hit, or an error if the item is no object. */
function hitOf({ listing, kind, wire, said, score }: ScoredObject, question: FindQuestion): unknown {
  const object = listing.decoded(wire);
  if (object instanceof Error || !isObject(object)) return object;
  const { client, row, values } = listing;
  const { account } = client.upstream;
  const { api, name } = account;
  const own = said.find(({ kind, isOwnName }) => kind === 'name' && isOwnName);
  const called = said.find(({ kind }) => kind === 'name');
  const matched = question.matched(said).map(({ field, text }) => Object.assign(new Match(), { field, text }));
  return Object.assign(new SearchResult(), {
    api,
    accountName: name,
    kind,
    type: nameOfClass(object.constructor) ?? row.name,
    resourceId: graphId({ row, account, values }, idOfObject(row, object)) || null,
    name: own?.text ?? nameOfObject(object) ?? called?.text ?? null,
    matched: matched.slice(0, mostMatches),
    matchedCount: matched.length,
    score,
    resource: object,
  });
}
