import { describe, expect, it } from '@jest/globals';
import { addressOf, formerAddressOf, ownKeyOf } from '../../../src/dashboard/format/resource-address.js';

describe('the address of a resource', () => {
  it.each([
    ['STORAGE', 'prod', 'storage:prod:box:7', 'storage:prod:box:7', 'storage:prod:7', '7'],
    ['CLOUD', 'prod', '7', 'cloud:prod:7', 'cloud:prod:7', '7'],
    ['EDGE', 'prod', 'edge:prod:bucket:a%2Fb', 'edge:prod:bucket:a%2Fb', 'edge:prod:a/b', 'a/b'],
    ['EDGE', 'prod', 'edge:prod:image:x:%uD83D!', 'edge:prod:image:x:%uD83D!', 'edge:prod:\uD83D!', '\uD83D!'],
    ['DEDICATED', 'prod', '2a01:4f8::1', 'dedicated:prod:2a01:4f8::1', 'dedicated:prod:2a01:4f8::1', '2a01:4f8::1'],
  ])('is its id, or names its API and account: %s %s %s', (api, account, id, address, former, key) => {
    expect(addressOf({ api, account, id })).toBe(address);
    expect(formerAddressOf({ api, account, id })).toBe(former);
    expect(ownKeyOf({ api, id })).toBe(key);
  });
});
