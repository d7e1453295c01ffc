/** The address of a client as it is logged and counted: without a port, and as IPv4 where it is one. */
import { isIP } from 'node:net';

/** Of a connection: an IPv4 address that came to an IPv6 socket is written as such. */
export function plainAddress(address = ''): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Of a header, without its port and the brackets of IPv6; undefined where it is no address. */
export function addressIn(value: string): string | undefined {
  const [, inBrackets, withPort] = /^(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/.exec(value) ?? [];
  const address = inBrackets ?? withPort ?? value;
  // The zone of an address that is link-local is a text of any length.
  return isIP(address) === 0 || address.includes('%') ? undefined : plainAddress(address);
}
