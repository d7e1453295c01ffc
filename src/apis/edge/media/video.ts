/** Videos that are stored, made ready for all speeds of lines, and served. */
import { GraphQLDateTime, GraphQLJSONObject, GraphQLSafeInt } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Watermark } from './watermark.js';

export const VideoState = wireEnum(
  'EdgeVideoState',
  'How far a video has come',
  ['queued', 'pendingupload', 'downloading', 'inprogress', 'ready', 'error', 'live-inprogress'],
  {
    queued: 'It has come and waits for its turn',
    pendingupload: 'It has not come yet',
    downloading: 'It is being fetched from its address',
    inprogress: 'It is being made ready',
    ready: 'It can be watched',
    error: 'It could not be made ready',
    'live-inprogress': 'It is live',
  },
);

@ObjectType('EdgeVideoStatus', { description: 'How far a video has come' })
export class VideoStatus {
  @Field(() => VideoState, { nullable: true, description: 'How far' })
  state!: ValueOf<typeof VideoState> | null;

  @Field(() => String, { nullable: true, description: 'Per cent of the work, from 0 to 100' })
  pctComplete!: string | null;

  @Field(() => String, { nullable: true, description: 'What went wrong, in a word for programs; empty: nothing' })
  errorReasonCode!: string | null;

  @Field(() => String, { nullable: true, description: 'What went wrong, in words; empty: nothing' })
  errorReasonText!: string | null;
}

@ObjectType('EdgeVideoDimensions', { description: 'The size of the picture as it came' })
export class VideoDimensions {
  @Field(() => Int, { nullable: true, description: 'Width in pixels; -1: not known yet' })
  width!: number | null;

  @Field(() => Int, { nullable: true, description: 'Height in pixels; -1: not known yet' })
  height!: number | null;
}

@ObjectType('EdgeVideoPlayback', { description: 'Where players find a video' })
export class VideoPlayback {
  @Field(() => String, { nullable: true, description: 'The address for DASH' })
  dash!: string | null;

  @Field(() => String, { nullable: true, description: 'The address for HLS' })
  hls!: string | null;
}

@ObjectType('EdgeVideoPublicDetails', { description: 'What those see who watch a video' })
export class VideoPublicDetails {
  @Field(() => ID, { nullable: true, description: 'A number that it goes by' })
  mediaId!: string | null;

  @Field(() => String, { nullable: true, description: 'Its title' })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of a logo' })
  logo!: string | null;

  @Field(() => String, { nullable: true, description: 'The address to pass on' })
  shareLink!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of more from the same hands' })
  channelLink!: string | null;
}

@ObjectType('EdgeVideo', { description: 'A video that is stored, and served to players' })
export class Video {
  static readonly keys = { accountId: 'accountId', uid: 'uid' } as const;

  @Field(() => ID, { description: 'Its id' })
  uid!: string;

  @Field(() => VideoStatus, { nullable: true, description: 'How far it has come' })
  status!: VideoStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'It can be watched' })
  readyToStream!: boolean | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Since when it can be watched; null: it cannot yet' })
  readyToStreamAt!: string | null;

  @Field(() => Float, { nullable: true, description: 'How long it runs, in seconds; -1: not known yet' })
  duration!: number | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Its size in bytes' })
  size!: number | null;

  @Field(() => VideoDimensions, { nullable: true, description: 'The size of the picture as it came' })
  input!: VideoDimensions | null;

  @Field(() => VideoPlayback, { nullable: true, description: 'Where players find it' })
  playback!: VideoPlayback | null;

  @Field(() => String, { nullable: true, description: 'Address of a page that shows it; null until it is ready' })
  preview!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of a still picture of it; null until it is ready' })
  thumbnail!: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Where in the video the still picture is from: 0 its beginning, 1 its end',
  })
  thumbnailTimestampPct!: number | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  created!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last changed' })
  modified!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was uploaded' })
  uploaded!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Until when somebody else may upload it' })
  uploadExpiry!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it will be deleted; null: it will not' })
  scheduledDeletion!: string | null;

  @Field(() => Int, { nullable: true, description: 'How long it may run, in seconds; -1: not known' })
  maxDurationSeconds!: number | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'How large it may be, in bytes; null: no bound is told' })
  maxSizeBytes!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'It is watched by those alone who have a token for it' })
  requireSignedUrls!: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Domains whose pages may show it, with `*` for what is below one; none: all may',
  })
  allowedOrigins!: string[] | null;

  @Field(() => String, { nullable: true, description: 'Who made it, as your system calls them; null: not told' })
  creator!: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'What your system keeps with it, such as a name' })
  meta!: object | null;

  @Field(() => VideoPublicDetails, { nullable: true, description: 'What those see who watch it' })
  publicDetails!: VideoPublicDetails | null;

  @Field(() => String, { nullable: true, description: 'Id of the live input that it was recorded from, if it was' })
  liveInput!: string | null;

  @Field(() => Watermark, { nullable: true, description: 'The image that is laid over it, if there is one' })
  watermark!: Watermark | null;

  /** An id on the wire; the field is a link. */
  clippedFrom!: string | null;
}
