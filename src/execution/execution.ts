/** The one entry of every question to the graph: who asks, what it may cost, and its answer as bytes. */
import { type Encoded, type Encoding, encode, encodingFor } from '../content-encoding.js';
import type { Context } from '../context.js';
import { CallerError } from '../errors.js';
import { RequestFiles } from '../files/request-files.js';
import { Clients } from '../rest/clients.js';
import { ComingFile } from '../rest/coming-file.js';
import type { Services } from '../services.js';
import { type Asking, Unverified } from '../tokens/caller.js';
import { permitOf } from './permit.js';
import { requireCaller } from '../tokens/require-scope.js';
import type { Token } from '../tokens/tokens.js';
import { Admission, free } from './admission.js';
import { AnswerInMaking } from './answer-in-making.js';
import { Apollo } from './apollo.js';
import type { Asked } from './asked.js';
import { KeptAnswers } from './kept-answers.js';
import { bufferOf } from './closures/bytes.js';
import { costOfReading, costOfValues } from './limits.js';
import { type FormatError, maskErrors } from './mask-errors.js';
import { maxAgeIn } from './max-age.js';
import { type Made, bytesOfAnswer } from './made.js';
import { mediaTypeFor, statusOfRefusal } from './media-type.js';
import { Operations } from './operations.js';
import { PersistedLengths } from './persisted-lengths.js';
import { isPreflighted } from './preflight.js';
import { parametersIn, parseBody, plainQuestion } from './question.js';
import { upstreamReport } from './upstream-report.js';

export interface Answered extends Encoded {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Where it holds a place among the work in flight: to be called when the answer is sent, or can be no more. */
  readonly sent?: () => void;
}

interface Whole {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** How an answer is wanted. */
interface Form {
  /** Undefined for what Apollo refuses: that accepts neither, or had to come with a preflight. */
  readonly mediaType: string | undefined;
  readonly encoding: Encoding;
  /** Names the question and all that its answer depends on. */
  readonly key: string;
}

export class Execution {
  readonly #admission = new Admission();
  readonly #operations: Operations;
  readonly #formatError: FormatError;
  readonly #apollo: Apollo;
  readonly #kept: KeptAnswers;
  readonly #persisted = new PersistedLengths();

  constructor(private readonly services: Services) {
    this.#operations = new Operations(services.schema, this.#admission);
    this.#formatError = maskErrors(services.log);
    this.#apollo = new Apollo(services, this.#operations, this.#formatError);
    this.#kept = new KeptAnswers(services.rates);
  }

  start(): Promise<void> {
    return this.#apollo.start();
  }

  stop(): Promise<void> {
    return this.#apollo.stop();
  }

  /** To be told of every connection: what is large waits while others come. */
  arrived(): void {
    this.#admission.arrived();
  }

  /** Synchronous as far as the answer is kept. Rejects with an error for the caller when it is refused as a whole. */
  ask(asked: Asked): Answered | Promise<Answered> {
    this.#admission.arrived();
    const verified = this.services.tokens.verify(asked.headers.authorization);
    return verified instanceof Promise
      ? askingBehind(verified).then((asking) => this.#answer(asking, asked))
      : this.#answer({ caller: verified }, asked);
  }

  #answer(asking: Asking, asked: Asked): Answered | Promise<Answered> {
    if (!this.services.config.anonymous) requireCaller(asking);
    const { headers } = asked;
    const maxAge = maxAgeIn(headers);
    const encoding = encodingFor(headers['accept-encoding']?.toString());
    const form = {
      mediaType: isPreflighted(asked) ? mediaTypeFor(headers.accept) : undefined,
      encoding,
      key: KeptAnswers.key(asking.caller, encoding, asked),
    };
    const kept = form.mediaType === undefined || asking.unverified ? undefined : this.#kept.get(form.key);
    if (!kept) return this.#answerAnew(asked, form, this.#contextOf(asking, asked, maxAge));
    return { status: 200, headers: { 'content-type': form.mediaType ?? '' }, ...kept };
  }

  async #answerAnew(asked: Asked, form: Form, context: Context): Promise<Answered> {
    const { generation } = this.#kept;
    const { answer } = context;
    try {
      const { body, status, headers } = await this.#wholeOf(asked, form, context);
      if (context.unverified?.needed) throw context.unverified.outage;
      const keep = status === 200 && answer.keepable && !context.unverified && this.#kept.isRepeated(form.key);
      const encoded = await encode(body, form.encoding, keep);
      if (keep) this.#kept.keep(form.key, encoded, generation);
      const { ticket } = answer;
      return { status, headers, ...encoded, ...(ticket !== free && { sent: () => ticket.leave() }) };
    } catch (error) {
      answer.ticket.leave();
      throw error;
    }
  }

  async #wholeOf(asked: Asked, { mediaType }: Form, context: Context): Promise<Whole> {
    const { method, search, text, isGone } = asked;
    const body = method === 'POST' ? parseBody(text) : parametersIn(search);
    const question = mediaType === undefined ? undefined : plainQuestion(body);
    const known = question && this.#operations.known(question);
    const length = search.length + text.length + this.#persisted.lengthOf(body);
    const cost = known ? costOfValues(length) : costOfReading(length);
    context.answer.ticket = await this.#admission.enter(cost, isGone);
    if (known && mediaType !== undefined) return this.#told(await known(context), asked, mediaType, context);
    const { text: told, ...answer } = await this.#apollo.ask(asked, body, context);
    return { ...answer, body: Buffer.from(told) };
  }

  #told({ data, errors: found }: Made, { headers }: Asked, mediaType: string, context: Context): Whole {
    const errors = found.map((error) => this.#formatError(error.toJSON(), error));
    const extensions = upstreamReport(context, Object.keys(headers));
    const refused = data === undefined ? statusOfRefusal(errors[0]?.extensions?.['code'], mediaType) : undefined;
    return {
      status: refused ?? 200,
      headers: { 'content-type': mediaType },
      body: bufferOf(bytesOfAnswer({ errors, data, extensions })),
    };
  }

  // Spread last: V8 takes ten times as long to add properties to a copy.
  #contextOf({ caller, unverified }: Asking, { headers, isGone, coming }: Asked, maxAge: number): Context {
    const { baseUrl, tickets, upstreams } = this.services;
    const answer = new AnswerInMaking(isGone);
    // While a file passes through it is no work of this machine to speak of.
    const file = coming ? new ComingFile(coming.source, coming.size, () => answer.ticket.leave()) : null;
    return {
      caller,
      unverified,
      clients: new Clients(upstreams, permitOf({ caller, unverified }), isGone, maxAge),
      files: new RequestFiles(tickets, baseUrl, { caller, unverified }, headers.authorization, file),
      answer,
      ...this.services,
      rates: this.services.rates.now,
    };
  }
}

/** A store that does not answer is told only to questions that depend on who asks. */
async function askingBehind(verified: Promise<Token | null>): Promise<Asking> {
  try {
    return { caller: await verified };
  } catch (error) {
    if (!(error instanceof CallerError)) throw error;
    return { caller: null, unverified: new Unverified(error) };
  }
}
