/** What is hardly HTTP, as bytes on a socket. */
import { connect } from 'node:net';
import type { Choices } from '../generate/choices.js';

const crlf = '\r\n';
const lines = (...parts: string[]) => parts.join(crlf) + crlf + crlf;
const body = '{"query":"{ __typename }"}';
const json = 'content-type: application/json';

const messages: readonly string[] = [
  '',
  'GET',
  'x'.repeat(100_000),
  '\u0000\u0001\u0002\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  lines('GET / HTTP/1.1'),
  lines('GET / HTTP/9.9', 'host: x'),
  lines('GET / HTTP/1.0'),
  lines('GET /healthz', 'host: x'),
  lines('GET  /healthz HTTP/1.1', 'host: x'),
  lines('get /healthz HTTP/1.1', 'host: x'),
  lines('BREW /pot HTTP/1.1', 'host: x'),
  lines('CONNECT example.org:80 HTTP/1.1', 'host: x'),
  lines('GET http://example.org/healthz HTTP/1.1', 'host: x'),
  lines('GET * HTTP/1.1', 'host: x'),
  lines('OPTIONS * HTTP/1.1', 'host: x'),
  lines('GET /h\u0000z HTTP/1.1', 'host: x'),
  lines('GET /\xff\xfe HTTP/1.1', 'host: x'),
  lines('GET /healthz HTTP/1.1', 'host: x', 'host: y'),
  lines('GET /healthz HTTP/1.1', 'host: \u0001'),
  lines('GET /healthz HTTP/1.1', 'host: x', 'no colon'),
  lines('GET /healthz HTTP/1.1', 'host: x', ': no name'),
  lines('GET /healthz HTTP/1.1', 'host: x', ` ${'a'.repeat(50)}`),
  lines('GET /healthz HTTP/1.1', 'host: x', `x: ${'a'.repeat(20_000)}`),
  lines('GET /healthz HTTP/1.1', 'host: x', ...Array.from({ length: 3_000 }, (_, n) => `x${n}: y`)),
  lines('GET /healthz HTTP/1.1', 'host: x', 'expect: something-else', 'connection: close'),
  lines('GET /healthz HTTP/1.1', 'host: x', 'upgrade: websocket', 'connection: upgrade', 'sec-websocket-key: x'),
  lines('GET /graphql HTTP/1.1', 'host: x', 'upgrade: h2c', 'connection: upgrade, http2-settings', 'http2-settings: x'),
  lines('PRI * HTTP/2.0') + lines('SM'),
  lines('POST /graphql HTTP/1.1', 'host: x', json, 'content-length: -1') + body,
  lines('POST /graphql HTTP/1.1', 'host: x', json, 'content-length: 5', 'content-length: 6') + body,
  lines('POST /graphql HTTP/1.1', 'host: x', json, 'content-length: 99999999999999999999') + body,
  lines('POST /graphql HTTP/1.1', 'host: x', json, 'content-length: 1000') + body,
  lines('POST /graphql HTTP/1.1', 'host: x', json, 'content-length: 5', 'transfer-encoding: chunked') + body,
  lines('POST /graphql HTTP/1.1', 'host: x', json, 'transfer-encoding: chunked') + `zz${crlf}${body}`,
  lines('POST /graphql HTTP/1.1', 'host: x', json, 'transfer-encoding: chunked') +
    `1a${crlf}${body}${crlf}0${crlf}x: y${crlf}${crlf}`,
  lines('POST /graphql HTTP/1.1', 'host: x', json, 'transfer-encoding: gzip') + body,
  lines('POST /api/v1/USD/INR HTTP/1.1', 'host: x', json, 'content-length: 3') + '{"a',
  lines('GET /healthz HTTP/1.1', 'host: x').repeat(50),
  lines('GET /healthz HTTP/1.1', 'host: x').replaceAll(crlf, '\n'),
];

/** The text of all that is answered, until the server closes or a second has passed. */
export async function sendMalformed(
  choices: Choices,
  port: number,
): Promise<{ readonly sent: string; readonly answered: string }> {
  const sent = choices.one(messages);
  const cut = choices.chance(0.2) ? sent.slice(0, choices.int(0, sent.length)) : sent;
  const answered = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(Buffer.from(cut, 'latin1')));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    // A reset is an answer too.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(text));
  });
  return { sent: cut, answered };
}
