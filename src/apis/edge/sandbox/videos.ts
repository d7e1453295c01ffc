/** Videos: each is queued, then encoded, which takes some seconds. */
import { Content } from '../../../sandbox/protocol/content.js';
import type { ItemId, SandboxItem } from '../../../sandbox/world/item.js';
import type { SpecialCall } from '../../../sandbox/world/provider.js';
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, objectAt, without } from '../../../sandbox/world/values.js';
import { numberAt, textAt } from '../../../base/unknown.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import type { ProviderPart } from './part.js';

const timeOf = (item: Fields) => Date.parse(textAt(item, 'created') ?? '');
const nameOf = (item: Fields) => textAt(item['meta'], 'name') ?? '';
const among = (texts: readonly (string | undefined)[], values: readonly string[]) =>
  values.length === 0 ||
  values
    .join()
    .split(',')
    .some((value) => texts.includes(value));

const videoTable: SandboxResource = {
  key: 'uid',
  filters: {
    status: ({ status }, values) => among([textAt(status, 'state') ?? ''], values),
    after: (item, [after]) => after === undefined || timeOf(item) > Date.parse(after),
    id: ({ id }, values) => among([String(id)], values),
    name: (item, values) => among([String(item.id), nameOf(item)], values),
    video_name: (item, values) => among([nameOf(item)], values),
    search: (item, [text = '']) => nameOf(item).includes(text),
    live_input_id: ({ liveInput }, values) => among([String(liveInput)], values),
    type: ({ liveInput }, [type]) => type === undefined || (type === 'live') === (liveInput !== undefined),
  },
};

const path = '/accounts/{accountId}/stream';
const videosOf = ({ values }: Pick<SpecialCall, 'values'>) => `/accounts/${values['accountId']}/stream`;

const specialCalls: ProviderPart['specialCalls'] = {
  [`POST ${path}`]: ({ world, body: { file }, ...call }) => {
    if (!(file instanceof Content) || file.bytes.length === 0) {
      throw new Refusal('invalid_input', 'The video is empty.', undefined, '10005');
    }
    const video = newVideo(world, { meta: { name: file.name ?? 'file' }, size: file.bytes.length });
    return { video: begun(world, videosOf(call), video, 'queued') };
  },
  [`POST ${path}/copy`]: ({ world, body, ...call }) => {
    const url = textAt(body, 'input');
    if (url === null) throw Refusal.invalidField('input', 'An address is needed.');
    const { input, name, watermark, upload_creator, ...fields } = body;
    const creator = fields['creator'] ?? upload_creator ?? null;
    const named = { name: name ?? url.replace(/^.*\//, ''), ...objectAt(body, 'meta'), downloaded_from: input };
    const mark = watermark === undefined ? {} : { watermark: { ...objectAt(body, 'watermark'), name: 'Logo' } };
    const video = newVideo(world, { ...fields, ...mark, creator, meta: named, size: world.random.int(4e6, 9e7) });
    return { video: begun(world, videosOf(call), video, 'downloading') };
  },
  [`POST ${path}/direct_upload`]: ({ world, body, ...call }) => {
    const { watermark, expiry, ...fields } = body;
    const video = newVideo(world, fields);
    world.put(videosOf(call), { ...video, uploadExpiry: expiry, status: { state: 'pendingupload' } });
    return { upload: { uid: video.id, uploadURL: `https://upload.edge.example/${String(video.id)}` } };
  },
  [`POST ${path}/{uid}`]: ({ world, values, body }) => {
    const { id } = world.must(videosOf({ values }), values['uid']);
    world.change(videosOf({ values }), id, { ...without(body, ['uid']), modified: now(world) });
    return { video: world.show(videosOf({ values }), world.must(videosOf({ values }), id)) };
  },
  [`GET ${path}/{uid}/embed`]: ({ world, values }) => {
    const { id } = world.must(videosOf({ values }), values['uid']);
    return Content.text(`<stream src="${id}" controls></stream>\n`, 'text/html; charset=utf-8');
  },
  [`POST ${path}/{uid}/token`]: ({ world, values, body }) => {
    const { id } = world.must(videosOf({ values }), values['uid']);
    const seconds = Math.floor(world.now() / 1000);
    const claims = { sub: id, kid: 'sandbox', exp: numberAt(body, 'exp') ?? seconds + 3600, nbf: body['nbf'] };
    const parts = [{ alg: 'RS256' }, claims, { signed: 'by nobody' }].map((part) => JSON.stringify(part));
    return { token: { token: parts.map((part) => Buffer.from(part).toString('base64url')).join('.') } };
  },
};

function newVideo(world: SandboxWorld, fields: Fields): SandboxItem {
  const time = now(world);
  return {
    id: world.random.hex(32),
    created: time,
    modified: time,
    uploaded: time,
    creator: null,
    meta: {},
    allowedOrigins: [],
    requireSignedURLs: false,
    scheduledDeletion: null,
    duration: -1,
    input: { width: -1, height: -1 },
    maxDurationSeconds: null,
    thumbnailTimestampPct: 0,
    ...fields,
    readyToStream: false,
  };
}

/** Starts the encoding, which proceeds by the clock; the video may be deleted meanwhile. */
function begun(world: SandboxWorld, collection: string, video: SandboxItem, state: string): Fields {
  world.put(collection, { ...video, status: { state, pctComplete: '0' } });
  const { id } = video;
  const on = { id, type: 'encoding' };
  const queued = world.actions.begin({
    command: 'queue',
    on,
    then: () => world.change(collection, id, { status: { state: 'inprogress', pctComplete: '40' } }),
  });
  const then = () => world.change(collection, id, readyFields(world, id));
  world.actions.begin({ command: 'encode', on, after: queued, then });
  return world.show(collection, world.must(collection, id));
}

function readyFields(world: SandboxWorld, id: ItemId): Fields {
  const site = `https://videos.edge.example/${id}`;
  return {
    status: { state: 'ready', pctComplete: '100', errorReasonCode: '', errorReasonText: '' },
    readyToStream: true,
    readyToStreamAt: now(world),
    duration: world.random.int(50, 6000) / 10,
    input: { width: 1920, height: 1080 },
    preview: `${site}/watch`,
    thumbnail: `${site}/thumbnails/thumbnail.jpg`,
    playback: { hls: `${site}/manifest/video.m3u8`, dash: `${site}/manifest/video.mpd` },
  };
}

const seeds: readonly (readonly [name: string, fields: Fields])[] = [
  ['Welcome', { creator: 'ada', publicDetails: { title: 'Welcome', share_link: 'https://acme.example/welcome' } }],
  ['Workshop, part 1', { creator: 'grace' }],
  ['Workshop, part 2', { creator: 'grace', requireSignedURLs: true }],
  ['Broken upload', {}],
];

/** Seeds two parts of a workshop with the same time of creation, and a last video that could not be read. */
function seed(world: SandboxWorld): void {
  const [account] = world.all('/accounts');
  const collection = `/accounts/${account?.id}/stream`;
  for (const [place, [name, fields]] of seeds.entries()) {
    const created = new Date(Date.UTC(2026, 3, place === 2 ? 2 : place + 1, 9, 30)).toISOString();
    const video = { ...newVideo(world, { ...fields, meta: { name }, size: world.random.int(4e6, 9e8) }), created };
    const end = place === 3 ? failedFields : { ...readyFields(world, video.id), readyToStreamAt: created };
    world.put(collection, { ...video, modified: created, uploaded: created, ...end });
  }
}

const failedFields: Fields = {
  status: {
    state: 'error',
    pctComplete: '100',
    errorReasonCode: 'ERR_NON_VIDEO',
    errorReasonText: 'The file was not recognized as a video.',
  },
};

/** The current time with milliseconds, unlike the times of other objects. */
function now(world: SandboxWorld): string {
  return new Date(world.now()).toISOString();
}

export const videos: ProviderPart = {
  resources: { '/accounts/{accountId}/stream': videoTable },
  specialCalls,
  seed,
};
