/** Networks that rules of firewalls name, as sets of addresses. */
import { containsCidr, excludeCidr, mergeCidr } from 'cidr-tools';
import { networkOf } from '../../names/addresses/address.js';
import { documentationRanges, privateRanges } from '../../names/addresses/special-ranges.js';

export type IpVersion = 4 | 6;

export const ipVersions: readonly IpVersion[] = [4, 6];

/** A set of addresses of one IP version, in the form `10.0.0.0/8`. */
export type Networks = readonly string[];

/** The networks by IP version. */
export type NetworksOver = Readonly<Record<IpVersion, Networks>>;

export const everyAddress: NetworksOver = { 4: ['0.0.0.0/0'], 6: ['::/0'] };

/** The networks of this version; none if a text is invalid or of the other version. */
export function networksIn(texts: readonly unknown[], version: IpVersion): Networks {
  return union(
    texts.flatMap((text) => (typeof text === 'string' && networkOf(text)?.version === version ? text.trim() : [])),
  );
}

/** Networks that meet are one. */
export function union(...all: readonly Networks[]): Networks {
  return mergeCidr(all.flat());
}

/** The addresses of a set that are not in the other one. */
export function without(networks: Networks, taken: Networks): Networks {
  return excludeCidr([...networks], [...taken]);
}

/** Whether a union has all of another one in it. */
export function coversNetworks(networks: Networks, wanted: Networks): boolean {
  return containsCidr([...networks], [...wanted]);
}

/** Networks that nobody has on the Internet: leaving them out of a rule keeps nobody out. */
const nobodys: NetworksOver = {
  4: [...privateRanges[4], ...documentationRanges[4]],
  6: [...without(everyAddress[6], ['2000::/3']), ...documentationRanges[6]],
};

/** Whether networks together let in anyone. */
export function isWorld(networks: Networks, version: IpVersion): boolean {
  return networks.length > 0 && union(networks, nobodys[version])[0] === everyAddress[version][0];
}
