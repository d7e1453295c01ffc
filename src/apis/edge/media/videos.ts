/** Reads, uploads, changes and deletes videos. */
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { del, get, list, post } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { byTime } from '../dialect.js';
import { Video, VideoState } from './video.js';
import { CopyVideo, CreateVideoDirectUpload, UpdateVideo, UploadVideo } from './video-inputs.js';
import { Optional } from '../../../base/optional-field.js';

@ArgsType()
class VideoFilter {
  @Optional(() => VideoState, 'Only videos in this state')
  status?: ValueOf<typeof VideoState>;

  @OnWire('after')
  @Optional(() => GraphQLDateTime, 'Only videos created after this')
  createdAfter?: Date;

  @OnWire('before')
  @Optional(() => GraphQLDateTime, 'Only videos created before this')
  createdBefore?: Date;

  @Optional(() => String, 'Only videos of this creator')
  creator?: string;

  @IdOf(() => Video)
  @Optional(() => ID, 'Only the video with this id; several ids of the provider are separated by commas')
  id?: string;

  @Optional(() => String, 'Only the video with this name or id; several are separated by commas')
  name?: string;

  @Optional(() => String, 'Only videos with exactly this `name` in `meta`')
  videoName?: string;

  @Optional(() => String, 'Only videos whose `name` in `meta` contains this; slow with many videos')
  search?: string;

  @Optional(() => ID, 'Only videos recorded from this live input')
  liveInputId?: string;

  @Optional(() => String, 'Only videos on demand, `vod`, or only live ones, `live`')
  type?: string;
}

@ObjectType('EdgeVideoDirectUpload', {
  description: 'A direct creator upload: a URL that a browser can upload one video to',
})
class VideoDirectUpload {
  @Field(() => ID, { description: 'The id of the video' })
  uid!: string;

  @Optional(
    () => String,
    'The upload URL: it takes a form with the part `file`, of 200 MB at most, without a credential',
  )
  uploadUrl!: string | null;
}

const path = '/accounts/{accountId}/stream';

export const videos = on(Account, {
  videos: list(path, () => Video, VideoFilter, {
    paging: byTime,
    about: 'Videos of the account, newest first, up to `first`',
  }),
  video: get(`${path}/{uid}`, () => Video),
});

export const videoReads = on(Video, {
  embed: get(`${path}/{uid}/embed`, () => String, { answer: 'text', about: 'HTML code that embeds it in a page' }),
});

export const videoWrites = mutations({
  uploadEdgeVideo: post(path, () => Video, UploadVideo, {
    body: 'multipart',
    query: ['direct_user'],
    about: 'Uploads a video; it can be streamed once its state is `READY`',
  }),
  createEdgeVideoDirectUpload: post(`${path}/direct_upload`, () => VideoDirectUpload, CreateVideoDirectUpload, {
    changes: [path],
    about: 'Creates a URL that a browser can upload one video to, without a credential',
    listed: false,
  }),
  copyEdgeVideo: post(`${path}/copy`, () => Video, CopyVideo, {
    headers: { upload_creator: 'Upload-Creator' },
    part: 'video',
    changes: [path],
    about: 'Fetches a video from a URL; it can be streamed once its state is `READY`',
  }),
  updateEdgeVideo: post(`${path}/{uid}`, () => Video, UpdateVideo, { about: 'Changes the details of a video' }),
  deleteEdgeVideo: del(`${path}/{uid}`, null, { key: null, about: 'Deletes a video and all its copies, for good' }),
});
