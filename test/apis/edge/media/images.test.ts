import { describe, expect, it } from '@jest/globals';
import { dialect } from '../../../../src/apis/edge/dialect.js';
import { imageWrites } from '../../../../src/apis/edge/media/images.js';
import { callOf } from '../../../../src/rest/transport/call.js';
import { servedEdge } from '../served.js';

const { ofAccount, answer, refusal, idOf } = servedEdge();

const upload = (input: string) =>
  answer(`mutation {
    uploadEdgeImage(accountId: "ACCOUNT", input: { ${input} }) { image { id identifier filename meta requireSignedUrls variants } }
  }`);

const statistics = async () =>
  (await ofAccount('images { totalCount nodes { id } } imageStats { count { current allowed } }')) as {
    images: { totalCount: number; nodes: { id: string }[] };
    imageStats: { count: { current: number; allowed: number } };
  };

describe('an uploaded image', () => {
  it('is listed, counted and found', async () => {
    const before = await statistics();
    expect(before.imageStats.count.current).toBe(before.images.totalCount);
    const file = '{ base64: "iVBORw0KGgo=", name: "pixel.png", contentType: "image/png" }';
    expect(await upload(`file: ${file}, id: "tests/pixel", meta: { someKey: 1 }, requireSignedUrls: true`)).toEqual({
      image: {
        id: idOf('image', 'tests/pixel'),
        identifier: 'tests/pixel',
        filename: 'pixel.png',
        meta: { someKey: 1 },
        requireSignedUrls: true,
        variants: [expect.stringMatching(/tests\/pixel\/public$/), expect.stringMatching(/tests\/pixel\/thumbnail$/)],
      },
    });
    const after = await statistics();
    expect(after.imageStats.count.current).toBe(before.imageStats.count.current + 1);
    expect(after.images.nodes).toContainEqual({ id: idOf('image', 'tests/pixel') });
    for (const id of ['tests/pixel', idOf('image', 'tests/pixel')])
      expect(await ofAccount(`image(id: "${id}") { filename }`)).toEqual({ image: { filename: 'pixel.png' } });
  });

  it('may come from an address', async () => {
    expect(await upload('url: "https://acme.example/a/cat.jpg"')).toMatchObject({ image: { filename: 'cat.jpg' } });
  });

  it('comes from a file or from an address, and not from both', async () => {
    for (const input of ['id: "x"', 'url: "https://acme.example/a.jpg", file: { text: "a" }']) {
      expect(
        await refusal(`mutation { uploadEdgeImage(accountId: "ACCOUNT", input: { ${input} }) { image { id } } }`),
      ).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
  });

  it('cannot take the id of another', async () => {
    await upload('url: "https://acme.example/a.jpg", id: "taken"');
    expect(
      await refusal(`mutation {
        uploadEdgeImage(accountId: "ACCOUNT", input: { url: "https://acme.example/b.jpg", id: "taken" }) { image { id } }
      }`),
    ).toMatchObject({ code: 'UPSTREAM_CONFLICT', upstream: { code: '5409' } });
  });
});

describe('an image', () => {
  it('is changed without what was not given', async () => {
    await upload('url: "https://acme.example/a.jpg", id: "changing", creator: "ada", meta: { a: 1 }');
    expect(
      await answer(`mutation {
        updateEdgeImage(accountId: "ACCOUNT", id: "changing", input: { meta: { b: 2 } }) { image { creator meta } }
      }`),
    ).toEqual({ image: { creator: 'ada', meta: { b: 2 } } });
  });

  it('is gone once it is deleted', async () => {
    await upload('url: "https://acme.example/a.jpg", id: "going"');
    const gone = 'mutation { deleteEdgeImage(accountId: "ACCOUNT", id: "going") { deletedId } }';
    expect(await answer(gone)).toEqual({ deletedId: idOf('image', 'going') });
    expect(await ofAccount('image(id: "going") { id }')).toEqual({ image: null });
    expect(await refusal(gone)).toMatchObject({ code: 'UPSTREAM_NOT_FOUND' });
  });
});

describe('the list of images', () => {
  it('may be that of one creator, or of none', async () => {
    await upload('url: "https://acme.example/a.jpg", id: "of-mary", creator: "mary"');
    expect(await ofAccount('images(creator: "mary") { nodes { identifier } }')).toEqual({
      images: { nodes: [{ identifier: 'of-mary' }] },
    });
    const { images } = (await ofAccount('images(creator: "") { nodes { creator } }')) as {
      images: { nodes: object[] };
    };
    expect(new Set(images.nodes.map((image) => JSON.stringify(image)))).toEqual(new Set(['{"creator":null}']));
  });
});

it('makes an address to which somebody else uploads an image', async () => {
  expect(
    await answer(`mutation {
      createEdgeImageDirectUpload(accountId: "ACCOUNT", input: { id: "later", meta: { a: 1 } }) {
        directUpload { imageId uploadUrl }
      }
    }`),
  ).toEqual({
    directUpload: { imageId: idOf('image', 'later'), uploadUrl: expect.stringMatching(/^https:.+\/later$/) },
  });
});

it('has that address made by the second version of the API at the provider', () => {
  const account = { api: 'EDGE', name: 'default', credential: 'a', baseUrl: dialect.baseUrl, sandbox: false } as const;
  const row = imageWrites.rows.createEdgeImageDirectUpload;
  expect(callOf(row, { values: { accountId: 'a1' }, sent: { id: 'later' } }, account)).toMatchObject({
    method: 'POST',
    path: '/accounts/a1/images/v2/direct_upload',
    body: { id: 'later' },
  });
});
