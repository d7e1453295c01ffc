/**
 * An assistant's client in a process of its own, from the address of its module: connects, then does what the lines of its
 * input say, `{"list":true}` or `{"name":…,"arguments":…}`, and prints what comes of each on a line.
 */
import { createInterface } from 'node:readline';

const [, , address, url, token, version] = process.argv;
const { Client, StreamableHTTPClientTransport } = await import(address);

const print = (value) => console.log(JSON.stringify(value));
const headers = token ? { authorization: `Bearer ${token}` } : {};
/** The first version without a handshake. */
const isNew = version >= '2026';
const client = new Client(
  { name: 'assistant', version: '1.0.0' },
  isNew
    ? { versionNegotiation: { mode: { pin: version } } }
    : { supportedProtocolVersions: [version], versionNegotiation: { mode: 'legacy' } },
);
try {
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  print({ server: client.getServerVersion(), version: client.getNegotiatedProtocolVersion() });
} catch (error) {
  print({ failed: error.constructor.name, status: error.status ?? error.data?.status ?? null, message: error.message });
  process.exit(0);
}
for await (const line of createInterface({ input: process.stdin })) {
  const { list, ...call } = JSON.parse(line);
  try {
    print(list ? await client.listTools() : await client.callTool(call));
  } catch (error) {
    print({ failed: error.constructor.name, code: error.code, message: error.message });
  }
}
await client.close();
