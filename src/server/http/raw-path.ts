/**
 * Answers a GET of a place whose name was sent as UTF-8, as curl does with what is typed. Node's parser refuses such a path,
 * so the line of the request is read here; no place needs a header. The connection ends with the answer.
 */
import { isUtf8 } from 'node:buffer';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';
import { withoutPrefix } from './behind-proxy.js';
import { noteRefusedConnection } from './recorded-response.js';
import { codeOf } from './refusal.js';

const firstLine = /^GET (\/[^ \r\n]*) HTTP\/1\.[01]\r\n/;
const place = /^\/api\/v1\/(countries|states)\/[^/]+\/(states|cities)\/?(\?|$)/;

/** False where it is no such request, or has not come in one piece. */
export function answersRawPath(
  app: FastifyInstance,
  basePath: string,
  { code, rawPacket }: ConnectionError,
  socket: Socket,
): boolean {
  if (code !== 'HPE_INVALID_URL' || !socket.writable) return false;
  const packet: unknown = rawPacket;
  const [, raw = ''] = firstLine.exec(Buffer.isBuffer(packet) ? packet.toString('latin1') : '') ?? [];
  const encoded = percentEncoded(raw);
  const url = withoutPrefix(encoded, basePath);
  if (encoded === raw || !place.test(url)) return false;
  answer(app, url, socket).catch(() => socket.destroy());
  return true;
}

async function answer(app: FastifyInstance, url: string, socket: Socket): Promise<void> {
  const { statusCode: status, headers, rawPayload } = await app.inject({ method: 'GET', url });
  const code = status >= 400 ? codeOf(status) : null;
  const names = noteRefusedConnection(socket, { status, code, bytes: rawPayload.length });
  const all = { ...headers, ...names, 'content-length': rawPayload.length, connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${String(value)}`);
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'));
  socket.end(rawPayload);
}

/** It has one character for each byte. Bytes that are no UTF-8 stay as they came. */
function percentEncoded(url: string): string {
  const bytes = Buffer.from(url, 'latin1');
  return isUtf8(bytes) ? bytes.toString().replaceAll(/[^\x00-\x7f]+/g, encodeURIComponent) : url;
}
