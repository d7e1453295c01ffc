import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { ReadyResponses, type ReadyResource } from '../../../src/server/http/ready-answers.js';
import { bufferOf } from '../../../src/base/bytes.js';

function counted(name: string, text: string): ReadyResource & { built: number } {
  const resource = { name, headers: { vary: 'Accept-Encoding' }, built: 0, build };
  function build() {
    resource.built += 1;
    return text;
  }
  return resource;
}

const long = JSON.stringify({ text: 'money and places '.repeat(200) });

describe('kept answers', () => {
  it('serialises once for all encodings and compresses once for all who ask at once', async () => {
    const answers = new ReadyResponses();
    const resource = counted('long', long);
    const [first, second] = await Promise.all([answers.get(resource, 'br'), answers.get(resource, 'br')]);
    const gzipped = await answers.get(resource, 'gzip');

    expect(resource.built).toBe(1);
    expect(second).toBe(first);
    expect(brotliDecompressSync(bufferOf(first.body)).toString()).toBe(long);
    expect(gunzipSync(bufferOf(gzipped.body)).toString()).toBe(long);
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
  });

  it('is synchronous once it is ready', async () => {
    const answers = new ReadyResponses();
    const resource = counted('long', long);
    const made = await answers.get(resource, 'gzip');
    expect(answers.get(resource, 'gzip')).toBe(made);
    expect(answers.get(resource, 'identity')).not.toBeInstanceOf(Promise);
  });

  it('names each encoding by a tag of its own, which follows the content', async () => {
    const answers = new ReadyResponses();
    const tags = await Promise.all(
      (['identity', 'gzip', 'br'] as const).map(
        async (encoding) => (await answers.get(counted('a', long), encoding)).etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    expect((await answers.get(counted('b', long), 'br')).etag).toBe(tags[2]);
    expect((await answers.get(counted('c', `${long} `), 'br')).etag).not.toBe(tags[2]);
  });

  it('leaves small bodies as they are', async () => {
    const { body, headers } = await new ReadyResponses().get(counted('small', '{}'), 'br');
    expect(body.toString()).toBe('{}');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('does not keep what was begun before a drop', async () => {
    const answers = new ReadyResponses();
    const old = answers.get(counted('rates', long), 'br');
    answers.drop();
    const fresh = counted('rates', long.replace('money', 'gold'));
    const now = await answers.get(fresh, 'br');

    expect(brotliDecompressSync(bufferOf((await old).body)).toString()).toBe(long);
    expect(brotliDecompressSync(bufferOf(now.body)).toString()).toContain('gold');
    expect(await answers.get(fresh, 'br')).toBe(now);
    expect(fresh.built).toBe(1);
  });

  it('bounds what it keeps', async () => {
    const answers = new ReadyResponses();
    const text = 'x'.repeat(8 * 1024 * 1024);
    const first = counted('0', text);
    for (const resource of [first, ...['1', '2', '3', '4'].map((name) => counted(name, text))]) {
      await answers.get(resource, 'identity');
    }
    await answers.get(first, 'identity');
    expect(first.built).toBe(2);
  });
});
