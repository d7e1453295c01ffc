/** Parses the settings of alerts: each function returns `undefined` for an invalid value. */
import { domainToASCII } from 'node:url';
import { type ChannelKind, channelKinds } from '../alerts/channels/channel.js';
import { isEmailAddress } from '../alerts/channels/email-address.js';

/** Empty for `off`. */
export function parseChannelKinds(value: string): readonly ChannelKind[] | undefined {
  if (value.toLowerCase() === 'off') return [];
  const named = partsOf(value).map((part) => channelKinds.find((kind) => kind === part.toUpperCase()));
  return named.includes(undefined) ? undefined : channelKinds.filter((kind) => named.includes(kind));
}

/** Domains in ASCII and lower case, as in addresses. */
export function parseEmailDomains(value: string): readonly string[] | undefined {
  const domains = partsOf(value).map((part) => domainToASCII(part).toLowerCase());
  return domains.every((domain) => isEmailAddress(`x@${domain}`)) ? domains : undefined;
}

function partsOf(value: string): readonly string[] {
  return value.split(',').map((part) => part.trim());
}
