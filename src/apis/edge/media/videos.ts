/** Videos, to find, to upload and to change them. */
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { del, get, list, post } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { byTime } from '../dialect.js';
import { Video, VideoState } from './video.js';
import { CopyVideo, CreateVideoDirectUpload, UpdateVideo, UploadVideo } from './video-inputs.js';

@ArgsType()
class VideoFilter {
  @Field(() => VideoState, { nullable: true, description: 'Only those that have come so far' })
  status?: ValueOf<typeof VideoState>;

  @OnWire('after')
  @Field(() => GraphQLDateTime, { nullable: true, description: 'Only those created after this' })
  createdAfter?: Date;

  @OnWire('before')
  @Field(() => GraphQLDateTime, { nullable: true, description: 'Only those created before this' })
  createdBefore?: Date;

  @Field(() => String, { nullable: true, description: 'Only those of this creator' })
  creator?: string;

  @Field(() => ID, { nullable: true, description: 'Only the one of this id; of several, with commas between them' })
  id?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only the one of this name or id; of several, with commas between them',
  })
  name?: string;

  @Field(() => String, { nullable: true, description: 'Only those whose `meta` has exactly this `name`' })
  videoName?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only those whose `meta` has a `name` with this in it; slow where there are many videos',
  })
  search?: string;

  @Field(() => ID, { nullable: true, description: 'Only those recorded from this live input' })
  liveInputId?: string;

  @Field(() => String, { nullable: true, description: 'Only those that came whole, `vod`, or those that are `live`' })
  type?: string;
}

@ObjectType('EdgeVideoDirectUpload', { description: 'An address to which a browser uploads one video' })
class VideoDirectUpload {
  @Field(() => ID, { description: 'The id that the video has from now on' })
  uid!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address: it takes one form with the part `file`, of 200 MB at most, without a credential',
  })
  uploadUrl!: string | null;
}

const path = '/accounts/{accountId}/stream';

export const videos = on(Account, {
  videos: list(path, () => Video, VideoFilter, {
    paging: byTime,
    about: 'Videos of the account, the latest first, as many as `first` says',
  }),
  video: get(`${path}/{uid}`, () => Video),
});

export const videoReads = on(Video, {
  embed: get(`${path}/{uid}/embed`, () => String, { answer: 'text', about: 'HTML that shows it on a page' }),
});

export const videoWrites = mutations({
  uploadEdgeVideo: post(path, () => Video, UploadVideo, {
    body: 'multipart',
    query: ['direct_user'],
    about: 'Uploads a video; it can be watched once its status is `READY`',
  }),
  createEdgeVideoDirectUpload: post(`${path}/direct_upload`, () => VideoDirectUpload, CreateVideoDirectUpload, {
    changes: [path],
    about: 'Makes an address to which a browser uploads one video, without a credential',
    listed: false,
  }),
  copyEdgeVideo: post(`${path}/copy`, () => Video, CopyVideo, {
    headers: { upload_creator: 'Upload-Creator' },
    part: 'video',
    changes: [path],
    about: 'Has a video fetched from an address; it can be watched once its status is `READY`',
  }),
  updateEdgeVideo: post(`${path}/{uid}`, () => Video, UpdateVideo, { about: 'Changes what is said of a video' }),
  deleteEdgeVideo: del(`${path}/{uid}`, null, { key: null, about: 'Deletes a video and all copies of it, for good' }),
});
