/** What is noted of an answer while it is made. */
import { type Admission, type Ticket, free } from './admission/admission.js';
import { AnswerErrors } from './response-errors.js';
import type { SerializedResult } from './serialized-result.js';
import type { FormatError } from './mask-errors.js';
import { Production } from './admission/answer-limits.js';
import { type Variables, none } from './http/parse-request.js';
import type { ResponseBytes } from './admission/response-bytes.js';

export class ResponseInProgress {
  readonly production: Production;
  readonly errors: AnswerErrors;
  /** Partial errors, reported beside the data, whose fields they leave as they are. */
  readonly partialErrors: AnswerErrors;
  /** What came of the operation when it was run for Apollo. */
  made?: SerializedResult;
  /** The place among the work in flight that it holds until it is sent. */
  ticket: Ticket = free;
  /** The operation that it answers without any error. */
  operation?: { readonly isKeepable: boolean };
  /** What ended the making of it: the question is refused as a whole. */
  thrown?: { readonly error: unknown };
  /** Of the operation, as they came. */
  variables: Variables = none;

  constructor(
    format: FormatError,
    responses?: ResponseBytes,
    admission?: Admission,
    private readonly isLeft: () => boolean = () => false,
  ) {
    this.production = new Production(responses, (cost) => {
      // It seemed to be so little that it needed no place.
      if (this.ticket === free && admission) this.ticket = admission.place(cost);
      else this.ticket.raise(cost);
    });
    this.errors = new AnswerErrors(format, this.production);
    this.partialErrors = new AnswerErrors(format, this.production);
  }

  /** Nobody waits for it any more, or it is refused whatever else comes. */
  isGone(): boolean {
    return this.production.refusal !== null || this.isLeft();
  }

  /** Something is held until it is sent. */
  get holds(): boolean {
    return this.ticket !== free || this.production.isLarge;
  }

  /** It is sent, or will never be. */
  leave(): void {
    try {
      this.ticket.leave();
    } finally {
      this.production.release();
    }
  }
}
