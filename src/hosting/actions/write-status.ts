/** The result of one write in a bulk mutation. */
import { registerEnumType } from 'type-graphql';
import { CallerError, type ErrorCode } from '../../base/errors.js';
import { UpstreamError } from '../../rest/failures/failure.js';

export enum WriteStatus {
  PLANNED = 'PLANNED',
  ALREADY = 'ALREADY',
  ACCEPTED = 'ACCEPTED',
  DONE = 'DONE',
  FAILED = 'FAILED',
  UNCERTAIN = 'UNCERTAIN',
  NOT_SENT = 'NOT_SENT',
  UNSUPPORTED = 'UNSUPPORTED',
  PROTECTED = 'PROTECTED',
}

registerEnumType(WriteStatus, {
  name: 'HostingWriteStatus',
  description: 'The outcome of one of many writes',
  valuesConfig: {
    PLANNED: { description: 'Previews only: it would be sent' },
    ALREADY: { description: 'Nothing was sent: it is in that state already' },
    ACCEPTED: { description: 'The provider accepted it; whether it has ended is not known yet' },
    DONE: { description: 'The provider carried it out' },
    FAILED: { description: 'The provider refused it, or failed at it: `errorCode` and `reason` say why' },
    UNCERTAIN: { description: 'It was sent, and no usable answer came: it may have taken effect' },
    NOT_SENT: {
      description: 'Nothing was sent: `errorCode` and `reason` say why. The same mutation can be sent again',
    },
    UNSUPPORTED: { description: 'Its API has no such call: `reason` says what it has' },
    PROTECTED: { description: 'Nothing was sent: it is protected, and `includeProtected` is false' },
  },
});

export interface WriteResult {
  readonly status: WriteStatus;
  readonly errorCode?: ErrorCode;
  readonly reason?: string;
}

/**
 * The result of an error; `done` is the status of a write that was made all the same. Throws errors that are no failed
 * calls.
 */
export function resultOfError(error: unknown, done: WriteStatus): WriteResult {
  if (!(error instanceof CallerError)) throw error;
  return { status: statusOf(error, done), errorCode: error.code, reason: error.message };
}

function statusOf(error: CallerError, done: WriteStatus): WriteStatus {
  // Calls that the engine itself refuses were not sent, for instance if an id fits no path.
  if (!(error instanceof UpstreamError) || error.failure.isSent === false) return WriteStatus.NOT_SENT;
  if (error.isDone === null) return WriteStatus.UNCERTAIN;
  return error.isDone ? done : WriteStatus.FAILED;
}
