/** How many Host headers came: two name two services, and who stands between may have gone by the other (RFC 9112, 3.2). */
import type { IncomingMessage } from 'node:http';

/** Node keeps the first of them alone among its headers. */
export function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
