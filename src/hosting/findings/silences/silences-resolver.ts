/** Silences one finding, and ends that. */
import type { GraphQLResolveInfo } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, Info, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { CallerError, shown } from '../../../base/errors.js';
import { callerIn } from '../../../base/auth/caller.js';
import { isVisible } from '../../../base/visible-text.js';
import { dialectsOf } from '../../../rest/schema/fields-of-rows.js';
import type { Client } from '../../../rest/transport/client.js';
import type { Clients } from '../../../rest/transport/clients.js';
import type { HostingContext } from '../../context.js';
import { join } from '../../inventory/joins.js';
import { auditOf } from '../audit.js';
import { type FindingIdParts, parseFindingId } from '../identity/finding-id.js';
import { outcomeOf } from '../outcome.js';
import type { RunFinding } from '../run-finding.js';
import { rules } from '../rules/index.js';
import { silencedCause } from './finding-silence.js';
import { Optional } from '../../../base/optional-field.js';

/** Characters. */
const longestReason = 500;

@InputType({ description: 'Why a finding is silenced, and until when' })
class SilenceFindingInput {
  @Field({ description: `Why, in 1 to ${longestReason} visible characters` })
  reason!: string;

  @Optional(() => GraphQLDateTime, 'Until when, in the future; until its cause changes unless given')
  until?: Date | null;
}

@ObjectType({ description: 'The result of `silenceFinding`' })
class SilenceFindingPayload {
  @Field(() => ID, { description: 'Id of the finding' })
  findingId!: string;

  @Field({ description: 'Why it is silenced' })
  reason!: string;

  @Optional(() => GraphQLDateTime, 'Until when; null: until its cause changes')
  until!: Date | null;
}

@ObjectType({ description: 'The result of `unsilenceFinding`' })
class UnsilenceFindingPayload {
  @Field(() => ID, { description: 'Id of the finding' })
  findingId!: string;

  @Field({
    description:
      'False if `silenceFinding` had not silenced it: labels, texts and the file of the server stay as they are',
  })
  wasSilenced!: boolean;
}

/** Seconds. */
const maxAge = 60;
/** RFC 3339 has no later years. */
const lastMoment = Date.UTC(9999, 11, 31);

const idArgument = () =>
  Arg('id', () => ID, { description: 'Id of the finding, as `findings { nodes { id } }` has it' });

const scopes = 'Requires a token with the scopes `hosting:read` and `hosting:write` of its account';

@Resolver()
export class SilencesResolver {
  @Mutation(() => SilenceFindingPayload, {
    nullable: true,
    description: `Silences one finding, for all who read the account: until the date, and no longer than its cause stays the same. The cause changes with the severity or the certainty, with the evidence (times, amounts, counts and the reasons of failing health checks aside), and when it affects what it did not affect before. Other replicas of the service know of it within seconds. ${scopes}`,
  })
  async silenceFinding(
    @idArgument() id: string,
    @Arg('input', () => SilenceFindingInput, { description: 'Why, and until when' })
    { reason, until: given }: SilenceFindingInput,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SilenceFindingPayload> {
    const { clients, upstreams, hosting } = context;
    clients.entrustAny();
    const text = checkedReason(reason);
    const until = given ?? null;
    const now = upstreams.clock.now();
    checkUntil(until, now);
    const { parts, client } = found(id, clients, info);
    const finding = await currentFinding(id, parts, client, { context, info });
    await hosting.lastingFindings.silences.add(client.upstream.account, {
      id,
      kind: finding.kind,
      reason: text,
      until: until && until.getTime(),
      createdAt: now,
      createdBy: callerIn(context)?.id ?? null,
      cause: silencedCause(finding),
    });
    return Object.assign(new SilenceFindingPayload(), { findingId: id, reason: text, until });
  }

  @Mutation(() => UnsilenceFindingPayload, {
    nullable: true,
    description: `Ends the silence that \`silenceFinding\` has set, whether the finding still exists or not. ${scopes}`,
  })
  async unsilenceFinding(
    @idArgument() id: string,
    @Ctx() { clients, hosting }: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<UnsilenceFindingPayload> {
    clients.entrustAny();
    const { client } = found(id, clients, info);
    const wasSilenced = await hosting.lastingFindings.silences.remove(client.upstream.account, id);
    return Object.assign(new UnsilenceFindingPayload(), { findingId: id, wasSilenced });
  }
}

function checkedReason(reason: string): string {
  const text = reason.trim();
  const length = [...text].length;
  if (length >= 1 && length <= longestReason && isVisible(text)) return text;
  const message = `reason: expected 1 to ${longestReason} visible characters, but got ${shown(reason)}.`;
  throw new CallerError('BAD_USER_INPUT', message);
}

function checkUntil(until: Date | null, now: number): void {
  if (until === null || (until.getTime() > now && until.getTime() <= lastMoment)) return;
  const message = `until: expected a time in the future, before the year 10000, but got ${until.toISOString()}.`;
  throw new CallerError('BAD_USER_INPUT', message);
}

interface Located {
  readonly parts: FindingIdParts;
  readonly client: Client;
}

/**
 * Locates a finding in an account that the caller may read and write. An account that it may not read counts as
 * missing.
 */
function found(id: string, clients: Clients, { schema }: GraphQLResolveInfo): Located {
  const parts = parseFindingId(id);
  if (!parts) {
    const message = `id: expected the id of a finding, such as "cloud:prod:SERVER_OFF:…", but got ${shown(id)}.`;
    throw new CallerError('BAD_USER_INPUT', message);
  }
  const client = clients
    .every(dialectsOf(schema))
    .find(({ upstream: { account } }) => account.api.toLowerCase() === parts.api && account.name === parts.account);
  if (!client) throw notFound(id);
  clients.entrust(client);
  return { parts, client };
}

async function currentFinding(
  id: string,
  { kind }: FindingIdParts,
  client: Client,
  auditContext: { readonly context: HostingContext; readonly info: GraphQLResolveInfo },
): Promise<RunFinding> {
  const own = rules.filter((rule) => rule.kind === kind && rule.dialect === client.upstream.dialect);
  const audit = auditOf(auditContext, maxAge);
  const isOwn = ({ upstream }: Client) => upstream === client.upstream;
  const { runs, isComplete } = await join(auditContext.context.clients, () => outcomeOf(own, audit, isOwn));
  const all = runs.flatMap((run) => run.found);
  const finding = all.find((one) => one.id === id);
  if (finding) return finding;
  if (isComplete) throw notFound(id);
  const unread = all.find(({ error }) => error !== null)?.error ?? 'something could not be read';
  throw new CallerError('UPSTREAM_UNAVAILABLE', `id: it is not known whether ${shown(id)} is there now: ${unread}`);
}

function notFound(id: string): CallerError {
  return new CallerError('NOT_FOUND', `id: expected a finding that is there now, but got ${shown(id)}.`);
}
