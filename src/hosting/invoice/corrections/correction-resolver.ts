/** Corrects closed months, and takes corrections back. */
import { randomBytes } from 'node:crypto';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { requireCaller } from '../../../base/auth/require-scope.js';
import { exact } from '../../../base/decimal.js';
import { CallerError, shown } from '../../../base/errors.js';
import { isVisible } from '../../../base/visible-text.js';
import type { HostingContext } from '../../context.js';
import type { HistoryContext } from '../../history/history-context.js';
import { monthOfAccount, monthSources } from '../month-of-account.js';
import { monthNamed } from '../month.js';
import { type Closing, MonthReading } from '../month-reading.js';
import { chargedKey } from '../charged.js';
import { shownCorrection } from './correction.js';
import { type CorrectedLine, corrections } from './correction-store.js';
import { CorrectInvoiceInput, CorrectInvoicePayload, RemoveInvoiceCorrectionPayload } from './correction-writes.js';

/** The complexity of reading a closed month, in fields of a response. */
const costOfMonth = 1_000;
/** Characters. */
const longestReason = 500;

@Resolver()
export class CorrectionResolver {
  @Mutation(() => CorrectInvoicePayload, {
    nullable: true,
    complexity: ({ childComplexity }) => costOfMonth + childComplexity,
    description:
      'Stores beside a closed month what was learnt since: the month itself stays as it is. Requires a token with the scope `hosting:write` for the account.',
  })
  async correctInvoice(
    @Arg('input', () => CorrectInvoiceInput, { description: 'The correction' }) input: CorrectInvoiceInput,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CorrectInvoicePayload> {
    const { clients, hosting, upstreams } = context;
    clients.entrustAny();
    const { id: by } = requireCaller(context);
    const { net, gross, currency, key = null } = input;
    const reason = checkedReason(input.reason);
    if (exact(net).isZero() && exact(gross).isZero()) {
      throw new CallerError('BAD_USER_INPUT', 'net: expected a difference, but net and gross are 0.');
    }
    const { account, month, line } = await closedLine({ context, info }, { ...input, key });
    const id = randomBytes(12).toString('hex');
    const { api, name, sandbox, baseUrl } = account;
    const about = { id, api, name, sandbox, baseUrl, month: month.name, line };
    const correction = { ...about, net, gross, currency, reason, at: upstreams.clock.now(), by };
    await corrections.in(hosting.stored).put(id, correction);
    return Object.assign(new CorrectInvoicePayload(), { correction: shownCorrection(correction) });
  }

  @Mutation(() => RemoveInvoiceCorrectionPayload, {
    nullable: true,
    complexity: ({ childComplexity }) => 1 + childComplexity,
    description:
      'Removes a correction, and returns it as it was. Requires a token with the scope `hosting:write` for the account.',
  })
  async removeInvoiceCorrection(
    @Arg('id', () => ID, { description: 'The id of the correction' }) id: string,
    @Ctx() context: HostingContext,
  ): Promise<RemoveInvoiceCorrectionPayload> {
    const { clients, hosting } = context;
    clients.entrustAny();
    const stored = corrections.in(hosting.stored);
    const correction = await stored.find(id);
    if (!correction || !clients.mayWrite(correction)) {
      throw new CallerError('NOT_FOUND', `id: expected the id of a correction, but got ${shown(id)}.`);
    }
    await stored.delete(id);
    return Object.assign(new RemoveInvoiceCorrectionPayload(), { correction: shownCorrection(correction) });
  }
}

/** The closed month that a caller may write to, with the line to correct. Throws if there is none. */
async function closedLine(
  historyContext: HistoryContext,
  {
    month: text,
    api,
    accountName,
    key,
  }: Pick<CorrectInvoiceInput, 'month' | 'api' | 'accountName'> & { key: string | null },
) {
  const { clients, upstreams } = historyContext.context;
  const month = monthNamed(text, upstreams.clock.now());
  const reading = await MonthReading.of(historyContext, { apis: [api], accounts: [accountName] });
  const account = reading.scope.accounts.find((one) => clients.mayWrite(one));
  if (!account || isOpen(reading.closingOf(account, month))) {
    const message = `month: expected a closed month of an account that the token may write to, but got ${shown(text)}.`;
    throw new CallerError('NOT_FOUND', message);
  }
  if (key === null) return { account, month, line: null };
  const { things } = await (await monthOfAccount.of(monthSources(reading), { account, month })).until(month.end, false);
  const last = things.find((thing) => chargedKey(account, thing.key) === key)?.segments.at(-1);
  if (!last) {
    throw new CallerError('NOT_FOUND', `key: expected that of a line of the invoice, but got ${shown(key)}.`);
  }
  const line: CorrectedLine = { key, kind: last.line.kind, name: last.line.name };
  return { account, month, line };
}

function isOpen(closing: Closing | null): boolean {
  return closing === null || closing.at === null;
}

function checkedReason(given: string): string {
  const reason = given.trim();
  if (reason !== '' && reason.length <= longestReason && isVisible(reason)) return reason;
  const message = `reason: expected 1 to ${longestReason} visible characters, but got ${shown(given)}.`;
  throw new CallerError('BAD_USER_INPUT', message);
}
