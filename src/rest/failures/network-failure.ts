/** Failures below HTTP, and whether any part of the call may have been sent. */
import { maxHeaderSize } from 'node:http';
import type { Duplex } from 'node:stream';
import { Agent as HttpsAgent } from 'node:https';
import { AbortError, FetchError } from 'node-fetch';
import type { Failure } from '../transport/reply.js';
import { textAt } from '../../base/unknown.js';
import { guard } from '../../base/guard.js';

const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];
/** Used instead of a system call's name: connected, but the TLS handshake was not complete. */
const handshake = 'handshake';

/** Marks errors before the TLS handshake is complete: until then nothing of the call has been sent. */
export class MarkingAgent extends HttpsAgent {
  override createConnection(...args: Parameters<HttpsAgent['createConnection']>): Duplex | null | undefined {
    const socket = super.createConnection(...args);
    const mark = guard((error: NodeJS.ErrnoException) => {
      if (error.syscall !== 'connect' && error.syscall !== 'getaddrinfo') error.syscall = handshake;
    });
    const secured = () => socket?.off('error', mark);
    // eslint-disable-next-line no-restricted-syntax -- It is guarded, and taken off again.
    socket?.once('error', mark).once('secureConnect', guard(secured));
    return socket;
  }
}

export function networkFailure(error: unknown): Failure {
  if (error instanceof AbortError) {
    return { status: null, code: 'timeout', message: 'it did not answer in time', as: 'UPSTREAM_TIMEOUT' };
  }
  if (!(error instanceof FetchError)) throw error;
  const { code = '' } = error;
  // Its published types lack the property.
  const during = textAt(error, 'erroredSysCall');
  if (unreachable.includes(code) || during === 'connect' || during === 'getaddrinfo') {
    return { status: null, code: 'unreachable', message: 'it could not be reached', isSent: false };
  }
  if (during === handshake) {
    return { status: null, code: 'tls', message: `no secure connection could be made (${code})`, isSent: false };
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { status: null, code: 'too_large', message: `its headers are larger than ${maxHeaderSize / 1024} kB` };
  }
  if (code.startsWith('HPE_') && code !== 'HPE_INVALID_EOF_STATE') {
    return { status: null, code: 'unreadable', message: `its answer is not HTTP (${code})` };
  }
  return { status: null, code: 'interrupted', message: 'the connection broke before the answer was complete' };
}
