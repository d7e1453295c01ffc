/** The addresses that no alert is sent to, whatever a setting says or as long as none does. */
import { describe, expect, it } from '@jest/globals';
import { addressFlaw } from '../../../../src/server/alerts/delivery/address-policy.js';

/** Where a setting may lead alerts. */
const privately: readonly string[] = [
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.0.1',
  '192.168.255.255',
  '100.64.0.1',
  '100.127.255.254',
  '127.0.0.1',
  '127.1.2.3',
  '127.255.255.254',
  '::1',
  'fc00::1',
  'fd12:3456:789a::1',
  'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
];

const never: readonly string[] = [
  // Metadata services of clouds.
  '169.254.169.254',
  '169.254.170.2',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  'fd00:ec2::254',
  'fd20:ce::254',
  'fd00:0ec2:0:0:0:0:0:254',
  // Link-local, with and without a zone.
  '169.254.0.1',
  '169.254.255.255',
  'fe80::1',
  'febf::1',
  'fe80::1%eth0',
  'fec0::1',
  '0.0.0.0',
  '0.1.2.3',
  '::',
  '255.255.255.255',
  '224.0.0.1',
  '239.255.255.250',
  'ff02::1',
  'ff0e::1',
  '192.0.2.1',
  '198.51.100.7',
  '203.0.113.9',
  '2001:db8::1',
  '3fff::1',
  '198.18.0.1',
  '198.19.255.255',
  '2001:2::1',
  '192.0.0.8',
  '192.88.99.1',
  '192.31.196.1',
  '192.52.193.1',
  '192.175.48.1',
  '240.0.0.1',
  '254.1.1.1',
  // IPv4 in IPv6: mapped, compatible, translated, behind NAT64, 6to4 and Teredo; private, or public all the same.
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '0:0:0:0:0:ffff:a9fe:a9fe',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '::10.0.0.1',
  '::8.8.8.8',
  '::ffff:0:127.0.0.1',
  '64:ff9b::10.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::1',
  '64:ff9b:1:ffff::a00:1',
  '2002:7f00:1::1',
  '2002:a00:1::',
  '2002:c0a8:101::1',
  '2002:808:808::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001::1',
  '2001:10::1',
  '2001:20::1',
  '2001:1ff::1',
  '100::1',
  '2620:4f:8000::1',
  '4000::1',
  '1::1',
  '5f00::1',
  'e000::1',
  // What is no address at all.
  '',
  'localhost',
  '127.1',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '2130706433',
  '1.2.3',
  '1.2.3.4.5',
  '[::1]',
  '08.8.8.8',
];

const publicly: readonly string[] = [
  '8.8.8.8',
  '1.1.1.1',
  '93.184.216.34',
  '172.15.255.255',
  '172.32.0.1',
  '11.0.0.1',
  '9.255.255.255',
  '100.63.255.255',
  '100.128.0.1',
  '126.255.255.255',
  '128.0.0.1',
  '169.253.255.255',
  '169.255.0.1',
  '192.167.255.255',
  '192.169.0.1',
  '198.17.255.255',
  '198.20.0.1',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a01:4f8::1',
  '2001:4860:4860::8888',
  '2001:200::1',
  '2003::1',
  '2620:fe::fe',
];

describe('without the setting', () => {
  it.each([...privately, ...never])('%s is refused', (address) => {
    expect(addressFlaw(address, false)).toEqual(expect.any(String));
  });
  it.each(publicly)('%s is not', (address) => {
    expect(addressFlaw(address, false)).toBeNull();
  });
});

describe('with the setting', () => {
  it.each(privately)('%s is allowed', (address) => {
    expect(addressFlaw(address, true)).toBeNull();
  });
  it.each(never)('%s is refused all the same', (address) => {
    expect(addressFlaw(address, true)).toEqual(expect.any(String));
  });
});

it('no address of a private network is public, and none of its neighbours is private', () => {
  for (let first = 0; first < 256; first += 1)
    for (const second of [0, 15, 16, 31, 32, 63, 64, 127, 128, 167, 168, 169, 253, 254, 255]) {
      const isPrivate =
        [10, 127].includes(first) ||
        (first === 172 && second >= 16 && second < 32) ||
        (first === 192 && second === 168) ||
        (first === 100 && second >= 64 && second < 128);
      const [without, withSetting] = [false, true].map((allows) => addressFlaw(`${first}.${second}.7.7`, allows));
      expect([first, second, without !== null && withSetting === null]).toEqual([first, second, isPrivate]);
    }
});
