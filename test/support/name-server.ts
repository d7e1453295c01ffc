/** A DNS server on loopback, over UDP: it knows some addresses, denies other names, and is silent about some. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIP, isIPv6 } from 'node:net';

type Answer = readonly string[] | 'silent' | 'failing';

export interface NameServer {
  /** With its port. */
  readonly address: string;
  /** The names that were asked for, each once, in order. */
  readonly asked: string[];
  close(): Promise<void>;
}

const types = { 1: 4, 28: 6 } as const;

export async function startNameServer(answerOf: (name: string) => Answer | undefined): Promise<NameServer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = questionIn(query);
    if (!asked.includes(name)) asked.push(name);
    const answer = answerOf(name);
    if (answer === 'silent') return;
    const version = type === 1 || type === 28 ? types[type] : 0;
    const found = Array.isArray(answer) ? answer.filter((one) => isIP(one) === version) : [];
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | (answer === 'failing' ? 2 : answer === undefined ? 3 : 0), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(found.length, 6);
    const records = found.map((one) => recordOf(one, type));
    socket.send(Buffer.concat([header, query.subarray(12, end), ...records]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    async close() {
      socket.close();
      await once(socket, 'close');
    },
  };
}

function questionIn(query: Buffer): { readonly name: string; readonly type: number; readonly end: number } {
  const labels: string[] = [];
  let place = 12;
  for (let length = query[place] ?? 0; length > 0; length = query[place] ?? 0) {
    labels.push(query.toString('latin1', place + 1, place + 1 + length));
    place += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(place + 1), end: place + 5 };
}

/** Its name is that of the question. */
function recordOf(address: string, type: number): Buffer {
  const data = isIPv6(address)
    ? Buffer.from(
        address
          .split(':')
          .map((part) => part.padStart(4, '0'))
          .join(''),
        'hex',
      )
    : Buffer.from(address.split('.').map(Number));
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
