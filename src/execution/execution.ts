/** The one entry of every question to the graph: who asks, what it may cost, and its answer as bytes. */
import { after } from '../after.js';
import { type Bytes, bodyOf, bytesOf } from '../bytes.js';
import { type Encoding, encode, encodingFor } from '../content-encoding.js';
import type { Context } from '../context.js';
import { CallerError } from '../errors.js';
import type { Services } from '../services.js';
import { type Asking, Unverified } from '../tokens/caller.js';
import { requireCaller } from '../tokens/require-scope.js';
import type { Token } from '../tokens/tokens.js';
import { Admission, free } from './admission.js';
import { type Headers, always, encodedAs, headersOf } from './answer-headers.js';
import { Apollo } from './apollo.js';
import type { Asked } from './asked.js';
import { AskedOnce } from './asked-once.js';
import { type Identity, identityOf } from './identity.js';
import { KeptAnswers } from './kept-answers.js';
import { contextOf } from './context-of.js';
import { costOfReading, costOfValues, refusalOfLength } from './limits.js';
import { type FormatError, maskErrors } from './mask-errors.js';
import { maxAgeIn } from './max-age.js';
import { type Made, bytesOfAnswer } from './made.js';
import { mediaTypeFor, statusOfRefusal } from './media-type.js';
import { Operations } from './operations.js';
import { PersistedLengths } from './persisted-lengths.js';
import { isPreflighted } from './preflight.js';
import { type Body, parametersIn, parseBody, plainQuestion } from './question.js';
import { reportHeader, upstreamReport } from './upstream-report.js';

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Bytes;
  /** Where it holds a place among the work in flight: to be called when the answer is sent, or can be no more. */
  readonly sent?: () => void;
}

interface Whole {
  readonly status: number;
  readonly headers: (encoding: Encoding) => Headers;
  readonly body: Bytes;
}

/** How an answer is wanted. */
interface Form {
  /** Undefined for what Apollo refuses: that accepts neither, or had to come with a preflight. */
  readonly mediaType: string | undefined;
  readonly encoding: Encoding;
  /** What its answer is kept by; undefined the first time, as most questions come only once. */
  readonly repeated: Identity | undefined;
}

export class Execution {
  readonly #admission = new Admission();
  readonly #operations: Operations;
  readonly #formatError: FormatError;
  readonly #apollo: Apollo;
  readonly #kept: KeptAnswers;
  readonly #askedOnce = new AskedOnce();
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

  /** Synchronous as far as nothing has to be waited for. Throws, or rejects with, an error for the caller when it is refused as a whole. */
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
    const mediaType = isPreflighted(asked) ? mediaTypeFor(headers.accept) : undefined;
    const identity = identityOf(asking.caller, encoding, asked);
    const repeated = this.#askedOnce.isRepeated(identity) ? identity : undefined;
    const kept = repeated && !asking.unverified ? this.#kept.get(repeated) : undefined;
    if (kept && mediaType !== undefined) {
      return { status: 200, headers: headersOf(mediaType, kept.encoding), body: kept.body };
    }
    const form = { mediaType, encoding, repeated };
    return this.#answerAnew(asked, form, contextOf(this.services, asking, asked, maxAge));
  }

  #answerAnew(asked: Asked, form: Form, context: Context): Answered | Promise<Answered> {
    const failed = (error: unknown): never => {
      context.answer.ticket.leave();
      throw error;
    };
    try {
      const { generation } = this.#kept;
      const answered = after(this.#wholeOf(asked, form, context), (whole) =>
        this.#encoded(whole, form, context, generation),
      );
      return answered instanceof Promise ? answered.catch(failed) : answered;
    } catch (error) {
      return failed(error);
    }
  }

  #encoded(whole: Whole, form: Form, context: Context, generation: number): Answered | Promise<Answered> {
    const { unverified, answer } = context;
    const { status, headers, body } = whole;
    if (unverified?.needed) throw unverified.outage;
    const keptBy = status === 200 && answer.keepable && !unverified ? form.repeated : undefined;
    return after(encode(body, form.encoding, keptBy !== undefined), (encoded) => {
      if (keptBy) this.#kept.keep(keptBy, encoded, generation);
      const { ticket } = answer;
      const answered = { status, headers: headers(encoded.encoding), body: encoded.body };
      return ticket === free ? answered : { ...answered, sent: () => ticket.leave() };
    });
  }

  #wholeOf(asked: Asked, { mediaType }: Form, context: Context): Whole | Promise<Whole> {
    const { method, search, text, isGone } = asked;
    const body = method === 'POST' ? parseBody(text) : parametersIn(search);
    const { query } = body;
    const tooLong = typeof query === 'string' ? refusalOfLength(query) : undefined;
    if (tooLong) {
      if (mediaType === undefined) throw tooLong;
      return this.#told({ errors: [tooLong] }, asked, mediaType, context);
    }
    const question = mediaType === undefined ? undefined : plainQuestion(body);
    const known = question && this.#operations.known(question);
    const length = search.length + text.length + this.#persisted.lengthOf(body);
    const cost = known ? costOfValues(length) : costOfReading(length);
    return after(this.#admission.enter(cost, isGone), (ticket) => {
      context.answer.ticket = ticket;
      return known && mediaType !== undefined
        ? after(known(context), (made) => this.#told(made, asked, mediaType, context))
        : this.#byApollo(asked, body, context);
    });
  }

  async #byApollo(asked: Asked, body: Body, context: Context): Promise<Whole> {
    const { status, headers, text } = await this.#apollo.ask(asked, body, context);
    return {
      status,
      headers: (encoding) => encodedAs(encoding, { ...headers, ...always }),
      body: bodyOf(bytesOf(text)),
    };
  }

  #told({ data, errors: found }: Made, { headers }: Asked, mediaType: string, context: Context): Whole {
    const errors = found.map((error) => this.#formatError(error.toJSON(), error));
    const extensions = upstreamReport(context, reportHeader in headers);
    const refused = data === undefined ? statusOfRefusal(errors[0]?.extensions?.['code'], mediaType) : undefined;
    return {
      status: refused ?? 200,
      headers: (encoding) => headersOf(mediaType, encoding),
      body: bodyOf(bytesOfAnswer({ errors, data, extensions })),
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
