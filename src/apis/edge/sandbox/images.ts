/** Images: uploaded or fetched, and served in two sizes. */
import { Content } from '../../../sandbox/protocol/content.js';
import type { SpecialCall } from '../../../sandbox/world/provider.js';
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, timestamp } from '../../../sandbox/world/values.js';
import { textAt } from '../../../base/unknown.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import type { ProviderPart } from './part.js';

/** The most images of one account. */
const allowed = 100_000;

const imageTable: SandboxResource = {
  filters: { creator: (image, [creator]) => creator === undefined || (image['creator'] ?? '') === creator },
  make(body, world) {
    const { id = uuid(world), file, url, metadata = {}, creator = null, requireSignedURLs = false } = body;
    if ((file === undefined) === (url === undefined)) {
      throw new Refusal('invalid_input', 'Exactly one of file and url must be given.', undefined, '5400');
    }
    if (file instanceof Content && file.bytes.length === 0) {
      throw new Refusal('invalid_input', 'The image is empty.', undefined, '5455');
    }
    return {
      id,
      creator,
      requireSignedURLs,
      meta: metadata,
      filename: file instanceof Content ? (file.name ?? 'file') : String(url).replace(/^.*\//, ''),
      uploaded: timestamp(world.now()),
      variants: ['public', 'thumbnail'].map((size) => `https://images.edge.example/7f3kQ/${String(id)}/${size}`),
    };
  },
};

const path = '/accounts/{accountId}/images/v1';
const imagesOf = ({ values }: Pick<SpecialCall, 'values'>) => `/accounts/${values['accountId']}/images/v1`;

const specialCalls: ProviderPart['specialCalls'] = {
  [`POST ${path}`]: ({ world, body, ...call }) => {
    const taken = world.get(imagesOf(call), body['id']);
    if (taken) throw new Refusal('conflict', 'The image exists already.', undefined, '5409');
    return { image: world.create(imagesOf(call), body) };
  },
  [`PATCH ${path}/{id}`]: ({ world, values, body: { metadata, ...body }, ...call }) => {
    const { id } = world.must(imagesOf({ values, ...call }), values['id']);
    world.change(imagesOf({ values }), id, { ...body, ...(metadata !== undefined && { meta: metadata }) });
    return { image: world.must(imagesOf({ values }), id) };
  },
  [`GET ${path}/stats`]: ({ world, ...call }) => ({
    stats: { count: { allowed, current: world.all(imagesOf(call)).length } },
  }),
  [`POST ${path}/direct_upload`]: ({ world, body }) => {
    const id = textAt(body, 'id') ?? uuid(world);
    return { upload: { id, uploadURL: `https://upload.edge.example/7f3kQ/${id}` } };
  },
};

const seeds: readonly (readonly [url: string, fields: Fields])[] = [
  ['logo.png', { id: 'brand/logo', metadata: { alt: 'The logo' } }],
  ['team.jpg', { creator: 'ada', metadata: { alt: 'The team, at work' } }],
  ['product-1.webp', { creator: 'grace' }],
  ['product-2.webp', { creator: 'grace' }],
  ['contract.png', { creator: 'ada', requireSignedURLs: true }],
];

function seed(world: SandboxWorld): void {
  const [account] = world.all('/accounts');
  const collection = `/accounts/${account?.id}/images/v1`;
  for (const [place, [file, fields]] of seeds.entries()) {
    const image = world.create(collection, { url: `https://acme.example/${file}`, ...fields });
    world.put(collection, { ...image, uploaded: timestamp(world.now() - (place + 1) * 9 * 24 * 3600 * 1000) });
  }
}

function uuid(world: SandboxWorld): string {
  return [8, 4, 4, 4, 12].map((length) => world.random.hex(length)).join('-');
}

export const images: ProviderPart = { resources: { [path]: imageTable }, specialCalls, seed };
