/** Counts Host headers: two of them name two services, and a proxy may have used the other one (RFC 9112, 3.2). */
import type { IncomingMessage } from 'node:http';

/** Node's parsed headers contain only the first. */
export function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
