/** One action on many servers of all accounts, side by side. */
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, FieldResolver, Info, InputType, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { AnyServer } from '../../apis/machines/server.js';
import { objectOf } from '../../rest/planner/read-objects.js';
import { check } from '../../rest/schema/input-validation.js';
import type { HostingContext } from '../context.js';
import { Inventory } from '../inventory/inventory.js';
import { refusalOf } from './refusal.js';
import { planOf, previewOf, runActions } from './run-actions.js';
import { select } from './select.js';
import { BoundedWrites, SelectionInput, costOfWrites } from './selection-input.js';
import { type SelectedServer, ServerAction, serverLists } from './server-action.js';
import { WriteOutcome, WriteOutcomes, missingOutcomes, outcomeOf, summaryOf } from './write-outcome.js';
import { WriteStatus } from './write-status.js';

@InputType({ description: 'Selects servers; all conditions must hold' })
class ServerSelectionInput extends SelectionInput {}

@InputType({ description: 'An action and the servers to run it on' })
class RunServerActionsInput extends BoundedWrites {
  @Field(() => ServerSelectionInput, { description: 'The servers' })
  where!: ServerSelectionInput;

  @Field(() => ServerAction, { description: 'The action to run on each' })
  action!: ServerAction;
}

@ObjectType({ description: 'The outcome of an action on one server' })
class ServerActionOutcome extends WriteOutcome {
  readonly selected?: SelectedServer;
}

@ObjectType({ description: 'The outcomes of an action on many servers' })
class RunServerActionsPayload extends WriteOutcomes {
  @Field(() => [ServerActionOutcome], {
    description: 'One for each server that `where` selects, up to `max`, and for each id that no server has',
  })
  outcomes!: ServerActionOutcome[];
}

@Resolver(() => ServerActionOutcome)
export class ServerActionsResolver {
  @Mutation(() => RunServerActionsPayload, {
    nullable: true,
    complexity: costOfWrites,
    description:
      'Performs one action on many servers of all accounts: in parallel, each with its own outcome. The lists of servers are read anew, one call per page in each account that `where` allows; then each server takes one call, which is never repeated. A cloud server that is as the action would leave it is left alone, so the same mutation sent again does what is missing; so is a protected one, unless `includeProtected` is true. Nothing is sent if a server is in an account that the token may not write, if an id selects several servers, or if `where` selects more than `max`. What there is no time left for is `NOT_SENT`. Requires a token with the scopes `hosting:read` and `hosting:write`',
  })
  async runServerActions(
    @Arg('input', () => RunServerActionsInput, { description: 'An action and the servers to run it on' })
    input: RunServerActionsInput,
    @Arg('wait', () => Boolean, {
      defaultValue: false,
      description: 'Return once the actions have ended, or after 5 minutes; all are waited for together',
    })
    wait: boolean,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<RunServerActionsPayload> {
    const readContext = { context, info };
    context.clients.entrustAny();
    check(input, 'input');
    const { where, preview, max } = input;
    const selection = await select(serverLists, where, readContext);
    const refusalReason = refusalOf(selection, input, where.ids, context.clients);
    const planned = await planOf(selection.objects.slice(0, max), input, Inventory.of(readContext, 0));
    const results = preview ? planned.map(previewOf) : await runActions(planned, wait, info);
    const outcomes = planned.map(({ server }, place) =>
      Object.assign(new ServerActionOutcome(), {
        ...outcomeOf(server, results[place] ?? { status: WriteStatus.NOT_SENT }),
        selected: server,
      }),
    );
    const all = [...outcomes, ...missingOutcomes(selection)];
    return Object.assign(new RunServerActionsPayload(), {
      outcomes: all,
      ...summaryOf(selection, all),
      callCount: planned.filter(({ plan }) => 'row' in plan).length,
      refusalReason,
    });
  }

  @FieldResolver(() => AnyServer, {
    nullable: true,
    description: 'The server as it is afterwards, which is read for it; null where no server has the id',
  })
  async server(
    @Root() { selected }: ServerActionOutcome,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown> {
    if (!selected) return null;
    const { list, values, client } = selected;
    return objectOf(list.object, values, { context, info, client });
  }
}
