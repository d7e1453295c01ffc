/** The subscription to findings: they are judged again when something that they are judged by has changed. */
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Resolver, Root, Subscription } from 'type-graphql';
import { CoalescedEvents } from '../../base/events/coalesced-events.js';
import { QuietableEvent } from '../../base/events/quietable-event.js';
import { paramsOf } from '../../rest/rows/path.js';
import { join } from '../inventory/joins.js';
import { auditedFindings } from '../findings/audited.js';
import { FindingKind } from '../findings/kind.js';
import { rules } from '../findings/rules/index.js';
import { isStoredRule } from '../findings/stored-rule.js';
import { Severity } from '../findings/severity.js';
import { FindingsChanged } from './findings-changed.js';
import { type LiveHostingContext, type Subscribed, chosenClients, watchedOf } from './watching.js';

/** Seconds, as `findings` reads unless its caller says otherwise. */
const maxAge = 60;

interface FindingsArgs {
  readonly kinds?: readonly string[] | null;
  readonly accounts?: readonly string[] | null;
}

/** The ids that the subscriber knows of; null before the first event. */
class KnownFindings {
  ids: ReadonlySet<string> | null = null;
}

class FindingsEvent extends QuietableEvent {
  constructor(readonly known: KnownFindings) {
    super();
  }
}

@Resolver()
export class FindingsChangedResolver {
  @Subscription(() => FindingsChanged, {
    subscribe: ({ context, info, args }: Subscribed<FindingsArgs>) => findingsEvents(context, info, args),
    description:
      'The findings of all accounts that the token may read: their number at once, and again whenever one appears or is gone. They are judged when a list changes that `hostingChanged` would report, and take the same calls as `findings`. Requires a token with the scope `hosting:read`',
  })
  async findingsChanged(
    @Root() event: FindingsEvent,
    @Ctx() context: LiveHostingContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('kinds', () => [FindingKind], {
      nullable: true,
      description: 'Only findings of these kinds; unless given, of all except those that are judged by name alone',
    })
    kinds: string[] | null,
    @Arg('accounts', () => [String], { nullable: true, description: 'Only findings in the accounts with these names' })
    accounts: string[] | null,
  ): Promise<FindingsChanged> {
    const filter = { kinds, accounts, apis: null, minSeverity: Severity.LOW, includeSilenced: false };
    const audited = await join(context.clients, () => auditedFindings({ context, info }, filter, maxAge));
    const { counts, shown, outcome } = audited;
    const now = new Set(shown.map(({ found }) => found.id));
    const { ids: before } = event.known;
    const appearedIds = before === null ? [] : [...now].filter((id) => !before.has(id));
    // What could not be judged is not gone.
    const goneIds = before === null || !outcome.isComplete ? [] : [...before].filter((id) => !now.has(id));
    event.known.ids = outcome.isComplete ? now : new Set([...(before ?? []), ...now]);
    event.isQuiet = before !== null && appearedIds.length === 0 && goneIds.length === 0;
    return Object.assign(new FindingsChanged(), { counts, appearedIds, goneIds, isComplete: outcome.isComplete });
  }
}

function findingsEvents(
  context: LiveHostingContext,
  info: Pick<GraphQLResolveInfo, 'schema'>,
  { kinds, accounts }: FindingsArgs,
): CoalescedEvents<FindingsEvent> {
  const { hosting } = context.live;
  const chosen = rules.filter(({ kind, isByName }) => kinds?.includes(kind) ?? !isByName);
  const watched = chosenClients(context, info, accounts).map((client) => {
    const lists = chosen
      .flatMap((rule) => (isStoredRule(rule) ? [] : [rule.below ?? rule.of]))
      .filter((row) => row.dialect === client.upstream.dialect);
    const paths = new Set(lists.filter(({ path }) => paramsOf(path).length === 0).map(({ path }) => path));
    return { ...watchedOf(client, context, info.schema), paths: [...paths], actions: [] };
  });
  const known = new KnownFindings();
  return new CoalescedEvents<FindingsEvent>((publish) => {
    publish(new FindingsEvent(known));
    const ends = watched
      .filter(({ paths }) => paths.length > 0)
      .map((account) =>
        hosting.watch(account, ({ what }) => {
          if (what === 'changes' || what === 'missed') publish(new FindingsEvent(known));
        }),
      );
    return () => ends.forEach((end) => end());
  });
}
