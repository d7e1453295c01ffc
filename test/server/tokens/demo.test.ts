import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ensureDemoToken } from '../../../src/server/tokens/demo.js';
import { fresh, type Fresh } from './fresh.js';

let own: Fresh;
beforeEach(async () => {
  own = await fresh();
});
afterEach(() => own.remove());

describe('the demo token', () => {
  it('is made once, on an empty store, and works', async () => {
    const token = await ensureDemoToken(own.tokens);
    expect(await own.tokens.verify(`Bearer ${token}`)).toMatchObject({
      name: 'Demo',
      scopes: ['rates', 'alerts', 'hosting:read@sandbox', 'hosting:write@sandbox'],
    });
    expect(await ensureDemoToken(own.tokens)).toBeNull();
  });

  it('is not made where a token stands, even a deactivated one', async () => {
    const { record } = await own.tokens.create({ name: 'Legacy shop' });
    await own.tokens.deactivate(record.id);
    expect(await ensureDemoToken(own.tokens)).toBeNull();
    expect(await own.tokens.list()).toHaveLength(1);
  });
});
