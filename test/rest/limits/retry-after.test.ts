/** How long an upstream that turns calls away is left alone, and what callers are told of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Hosted, reads, startHosted } from '../failures/hosted.js';

let hosted: Hosted;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(() => hosted.close());
beforeEach(async () => {
  // Pauses of the test before are over.
  await hosted.clock.sleep(4_000_000);
  hosted.upstream.asked.splice(0);
});

const refusing = (headers: Record<string, string>) => {
  hosted.upstream.script = () => ({
    status: 429,
    headers,
    body: { error: { code: 'rate_limit_exceeded', message: '' } },
  });
};
const retryAfter = async (api: 'CLOUD' | 'EDGE' = 'CLOUD') =>
  (await hosted.ask(reads[api])).body.errors?.[0]?.extensions['retryAfter'];
const inSeconds = (seconds: number) => Math.floor(hosted.clock.now() / 1000) + seconds;

describe('Retry-After', () => {
  it.each([
    ['30', 30],
    ['3600', 3600],
    ['86400', 3600],
    ['99999999999999999999', 3600],
    ['9'.repeat(400), 3600],
  ])('of %s is %d s at most', async (value, seconds) => {
    refusing({ 'retry-after': value });
    expect(await retryAfter()).toBe(seconds);
    expect(hosted.upstream.asked).toHaveLength(1);
    // It is kept to, and no longer.
    await hosted.clock.sleep((seconds - 10) * 1000);
    hosted.upstream.script = () => ({ body: { server: { id: 1, name: 'web' } } });
    expect(await retryAfter()).toBeGreaterThan(0);
    await hosted.clock.sleep(11_000);
    expect((await hosted.ask(reads.CLOUD)).body.errors).toBeUndefined();
  });

  it('may be a date', async () => {
    refusing({ 'retry-after': new Date(inSeconds(90) * 1000).toUTCString() });
    expect([89, 90]).toContain(await retryAfter());
  });

  it.each(['0.5', '-5', '1e3', 'soon', '', '2001-01-01', '5 s'])(
    'of %p, which RFC 9110 does not allow, says nothing',
    async (value) => {
      refusing({ 'retry-after': value, 'ratelimit-reset': String(inSeconds(120)) });
      expect([119, 120]).toContain(await retryAfter());
      expect(hosted.upstream.asked).toHaveLength(1);
    },
  );
});

describe('without it', () => {
  it('the time of RateLimit-Reset alone is told, as seconds too', async () => {
    refusing({ 'ratelimit-reset': String(inSeconds(600)) });
    expect([599, 600]).toContain(await retryAfter());
    await hosted.clock.sleep(4_000_000);
    refusing({ 'ratelimit-reset': '45' });
    expect(await retryAfter()).toBe(45);
  });

  it('one more call is left after its share of the reset', async () => {
    refusing({ 'ratelimit-limit': '60', 'ratelimit-remaining': '0', 'ratelimit-reset': String(inSeconds(600)) });
    expect(await retryAfter()).toBe(10);
  });

  it('the window of RateLimit is told', async () => {
    refusing({ ratelimit: '"default";r=0;t=77', 'ratelimit-policy': '"default";q=1200;w=300' });
    expect(await retryAfter('EDGE')).toBe(77);
  });
});
