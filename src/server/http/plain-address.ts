/** The address of a client for logs and counts: without a port, and as IPv4 where it is one. */
import { isIP } from 'node:net';

/** The address of a connection; one of IPv4 on an IPv6 socket loses its prefix. */
export function plainAddress(address = ''): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** The address in a header, without its port and the brackets of IPv6; undefined where there is none. */
export function addressIn(value: string): string | undefined {
  const [, inBrackets, withPort] = /^(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/.exec(value) ?? [];
  const address = inBrackets ?? withPort ?? value;
  // The zone of an address that is link-local is a text of any length.
  return isIP(address) === 0 || address.includes('%') ? undefined : plainAddress(address);
}
