import { describe, expect, it } from '@jest/globals';
import { servedEdge } from '../served.js';

const { ofAccount, answer, refusal, wait, idOf } = servedEdge();

interface Made {
  readonly video: { readonly uid: string; readonly status: { readonly state: string } };
}

const uploaded = async (name: string): Promise<Made['video']> => {
  const answered = await answer(`mutation {
    uploadEdgeVideo(accountId: "ACCOUNT", input: { file: { text: "frames", name: "${name}" } }) {
      video { uid status { state } readyToStream size meta duration }
    }
  }`);
  return (answered as Made).video;
};

describe('an uploaded video', () => {
  it('is queued, then made ready, and can be watched in the end', async () => {
    const video = await uploaded('race.mp4');
    expect(video).toMatchObject({
      status: { state: 'QUEUED' },
      readyToStream: false,
      size: 6,
      meta: { name: 'race.mp4' },
      duration: -1,
    });
    const state = () => ofAccount(`video(uid: "${video.uid}") { readyToStream playback { hls } status { state } }`);
    await wait(2.1);
    expect(await state()).toEqual({ video: { readyToStream: false, playback: null, status: { state: 'INPROGRESS' } } });
    await wait(2);
    expect(await state()).toEqual({
      video: {
        readyToStream: true,
        playback: { hls: expect.stringMatching(/\.m3u8$/) },
        status: { state: 'READY' },
      },
    });
  });

  it('may be deleted before it is ready', async () => {
    const { uid } = await uploaded('short.mp4');
    const gone = `mutation { deleteEdgeVideo(accountId: "ACCOUNT", uid: "${uid}") { deletedId } }`;
    expect(await answer(gone)).toEqual({ deletedId: idOf('video', uid) });
    await wait(10);
    expect(await ofAccount(`video(uid: "${uid}") { uid }`)).toEqual({ video: null });
  });
});

describe('a video', () => {
  it('may come from a browser, at an address made for it', async () => {
    const { directUpload } = (await answer(`mutation {
      createEdgeVideoDirectUpload(accountId: "ACCOUNT", input: { maxDurationSeconds: 60, creator: "mary" }) {
        directUpload { uid uploadUrl }
      }
    }`)) as { directUpload: { uid: string; uploadUrl: string } };
    expect(directUpload.uploadUrl).toMatch(/^https:/);
    expect(
      await ofAccount(`video(uid: "${directUpload.uid}") { creator maxDurationSeconds status { state } }`),
    ).toEqual({
      video: { creator: 'mary', maxDurationSeconds: 60, status: { state: 'PENDINGUPLOAD' } },
    });
  });

  it('may be fetched from an address, with a header that says whom it is from', async () => {
    expect(
      await answer(`mutation {
        copyEdgeVideo(accountId: "ACCOUNT", input: {
          url: "https://acme.example/films/talk.mp4", uploadCreator: "mary", allowedOrigins: ["acme.example"]
          requireSignedUrls: true, thumbnailTimestampPct: 0.5
        }) { video { status { state } creator meta allowedOrigins requireSignedUrls thumbnailTimestampPct } }
      }`),
    ).toEqual({
      video: {
        status: { state: 'DOWNLOADING' },
        creator: 'mary',
        allowedOrigins: ['acme.example'],
        requireSignedUrls: true,
        thumbnailTimestampPct: 0.5,
        meta: { name: 'talk.mp4', downloaded_from: 'https://acme.example/films/talk.mp4' },
      },
    });
  });

  it('is changed without what was not given', async () => {
    const { uid } = await uploaded('draft.mp4');
    expect(
      await answer(`mutation {
        updateEdgeVideo(accountId: "ACCOUNT", uid: "${uid}", input: {
          publicDetails: { title: "Draft", shareLink: "https://acme.example/draft" }, scheduledDeletion: "2027-01-01T00:00:00Z"
        }) { video { meta scheduledDeletion publicDetails { title shareLink logo } } }
      }`),
    ).toEqual({
      video: {
        meta: { name: 'draft.mp4' },
        scheduledDeletion: new Date('2027-01-01T00:00:00Z'),
        publicDetails: { title: 'Draft', shareLink: 'https://acme.example/draft', logo: null },
      },
    });
  });

  it('has HTML for pages, and a token for those who may watch', async () => {
    const { uid } = await uploaded('shown.mp4');
    expect(await ofAccount(`video(uid: "${uid}") { embed }`)).toEqual({
      video: { embed: expect.stringContaining(`src="${uid}"`) },
    });
    const answered = (await answer(`mutation {
      createEdgeVideoToken(accountId: "ACCOUNT", uid: "${uid}", input: {
        exp: 4102444800, accessRules: [{ type: IP_GEOIP_COUNTRY, country: ["DE"], action: ALLOW }, { type: ANY, action: BLOCK }]
      }) { token { token } }
    }`)) as { token: { token: string } };
    const [, claims = ''] = answered.token.token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ sub: uid, exp: 4102444800 });
  });

  it('needs more than nothing', async () => {
    expect(
      await refusal(
        'mutation { uploadEdgeVideo(accountId: "ACCOUNT", input: { file: { text: "" } }) { video { uid } } }',
      ),
    ).toMatchObject({ code: 'UPSTREAM_INVALID_INPUT' });
  });
});

describe('the list of videos', () => {
  it('comes by time, the latest first, a step at a time, with those of the same time', async () => {
    for (const name of ['a', 'b']) await uploaded(name);
    const all = (await ofAccount('videos { totalCount nodes { uid } }')) as {
      videos: { totalCount: number; nodes: { uid: string }[] };
    };
    expect(all.videos.totalCount).toBe(all.videos.nodes.length);
    const seen: { uid: string }[] = [];
    for (let after = '', more = true; more;) {
      const { videos } = (await ofAccount(
        `videos(first: 1${after && `, after: "${after}"`}) { nodes { uid } pageInfo { hasNextPage endCursor } }`,
      )) as { videos: { nodes: { uid: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } };
      seen.push(...videos.nodes);
      after = videos.pageInfo.endCursor ?? '';
      more = videos.pageInfo.hasNextPage;
    }
    expect(seen).toEqual(all.videos.nodes);
  });

  it('may be that of a time, a state or a name', async () => {
    const names = async (filter: string) => {
      const { videos } = (await ofAccount(`videos(${filter}) { nodes { meta } }`)) as {
        videos: { nodes: { meta: { name: string } }[] };
      };
      return videos.nodes.map(({ meta }) => meta.name);
    };
    expect(await names('createdAfter: "2026-04-01T12:00:00Z", createdBefore: "2026-04-03T00:00:00Z"')).toEqual([
      'Workshop, part 1',
      'Workshop, part 2',
    ]);
    expect(await names('status: ERROR')).toEqual(['Broken upload']);
    expect(await names('search: "Workshop", first: 1')).toEqual(['Workshop, part 1']);
    expect(await names('videoName: "Welcome"')).toEqual(['Welcome']);
  });
});
