/** The state of a response while it is produced. */
import type { GraphQLResolveInfo } from 'graphql';
import { service } from '../base/shares/shares.js';
import type { OperationSummary } from '../base/telemetry/diagnostics.js';
import type { RequestRecord } from '../base/telemetry/request-record.js';
import { type Admission, type Reservation, free } from './admission/admission.js';
import { answerSize } from './admission/answer-size.js';
import { AnswerErrors } from './response-errors.js';
import type { FormatError } from './mask-errors.js';
import { ResponseMeter } from './admission/answer-limits.js';
import { type Variables, none } from './http/parse-request.js';
import type { ResponseBytes } from './admission/response-bytes.js';

export class ResponseInProgress {
  readonly production: ResponseMeter;
  readonly errors: AnswerErrors;
  /** Errors reported beside the data that do not null any field. */
  readonly partialErrors: AnswerErrors;
  /** The admission ticket that is held until the response is sent. */
  ticket: Reservation = free;
  /** The operation, once it has completed without errors. */
  operation?: { readonly isKeepable: boolean };
  /** Known once the operation has been validated. */
  kind: OperationSummary['kind'] = 'unknown';
  /** The variables as the client sent them. */
  variables: Variables = none;

  constructor(
    format: FormatError,
    responses?: ResponseBytes,
    admission?: Admission,
    private readonly isLeft: () => boolean = () => false,
    record: Pick<RequestRecord, 'requestId'> | null = null,
    private readonly callerOf: () => string = () => service,
  ) {
    this.production = new ResponseMeter(
      responses,
      (cost) => {
        // The estimate was low enough to need no ticket.
        if (this.ticket === free && admission) this.ticket = admission.place(cost, this.caller);
        else this.ticket.raise(cost);
      },
      callerOf,
    );
    this.errors = new AnswerErrors(format, this.production, record);
    this.partialErrors = new AnswerErrors(format, this.production, record);
  }

  /**
   * Throws if a value would make it too large: what cannot be answered is not begun. A method, as a function made for each
   * response kept what it closes over alive, and garbage collection took twice as long.
   */
  checkRoom(value: object, info: GraphQLResolveInfo): void {
    this.production.checkRoom(answerSize(value, info));
  }

  /** The id of the token, or the address without one. */
  get caller(): string {
    return this.callerOf();
  }

  /** The client has disconnected, or the request is refused whatever else is produced. */
  isGone(): boolean {
    return this.production.refusal !== null || this.isLeft();
  }

  /** Whether something is retained until the response is sent. */
  get holds(): boolean {
    return this.ticket !== free || this.production.isLarge;
  }

  /** Call it when the response is sent, or can no longer be sent. */
  leave(): void {
    try {
      this.ticket.leave();
    } finally {
      this.production.release();
    }
  }
}
