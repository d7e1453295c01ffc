/** The video type: stored, encoded for several bandwidths, and served. */
import { GraphQLDateTime, GraphQLJSONObject, GraphQLSafeInt } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Watermark } from './watermark.js';

export const VideoState = wireEnum('EdgeVideoState', 'The processing state of a video', {
  queued: 'Uploaded and queued for processing',
  pendingupload: 'Waiting for the upload',
  downloading: 'Being fetched from its URL',
  inprogress: 'Being processed',
  ready: 'Ready to stream',
  error: 'Processing failed',
  'live-inprogress': 'A live stream in progress',
});

@ObjectType('EdgeVideoStatus', { description: 'The processing status of a video' })
class VideoStatus {
  @Field(() => VideoState, { nullable: true, description: 'The state' })
  state!: ValueOf<typeof VideoState> | null;

  @Field(() => String, { nullable: true, description: 'Progress in per cent, from 0 to 100' })
  pctComplete!: string | null;

  @Field(() => String, { nullable: true, description: 'An error code; empty: none' })
  errorReasonCode!: string | null;

  @Field(() => String, { nullable: true, description: 'The error message; empty: none' })
  errorReasonText!: string | null;
}

@ObjectType('EdgeVideoDimensions', { description: 'Dimensions of the uploaded video' })
class VideoDimensions {
  @Field(() => Int, { nullable: true, description: 'Width in pixels; -1: not known yet' })
  width!: number | null;

  @Field(() => Int, { nullable: true, description: 'Height in pixels; -1: not known yet' })
  height!: number | null;
}

@ObjectType('EdgeVideoPlayback', { description: 'Manifest URLs for players' })
class VideoPlayback {
  @Field(() => String, { nullable: true, description: 'The DASH manifest' })
  dash!: string | null;

  @Field(() => String, { nullable: true, description: 'The HLS manifest' })
  hls!: string | null;
}

@ObjectType('EdgeVideoPublicDetails', { description: 'Public details shown to viewers' })
class VideoPublicDetails {
  @Field(() => ID, { nullable: true, description: 'The media id' })
  mediaId!: string | null;

  @Field(() => String, { nullable: true, description: 'Its title' })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'URL of a logo' })
  logo!: string | null;

  @Field(() => String, { nullable: true, description: 'The URL of the share link' })
  shareLink!: string | null;

  @Field(() => String, { nullable: true, description: 'The URL of the channel' })
  channelLink!: string | null;
}

@ObjectType('EdgeVideo', { description: 'A stored video for streaming' })
export class Video {
  static readonly keys = { accountId: 'accountId', uid: 'uid' } as const;

  @Field(() => ID, { description: 'Its id' })
  uid!: string;

  @Field(() => VideoStatus, { nullable: true, description: 'The processing status' })
  status!: VideoStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'It is ready to stream' })
  readyToStream!: boolean | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it became ready to stream; null: not yet' })
  readyToStreamAt!: string | null;

  @Field(() => Float, { nullable: true, description: 'Duration in seconds; -1: not known yet' })
  duration!: number | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Its size in bytes' })
  size!: number | null;

  @Field(() => VideoDimensions, { nullable: true, description: 'Dimensions of the uploaded video' })
  input!: VideoDimensions | null;

  @Field(() => VideoPlayback, { nullable: true, description: 'Manifest URLs for players' })
  playback!: VideoPlayback | null;

  @Field(() => String, { nullable: true, description: 'URL of a preview page; null until it is ready' })
  preview!: string | null;

  @Field(() => String, { nullable: true, description: 'URL of the thumbnail; null until it is ready' })
  thumbnail!: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The position of the thumbnail in the video: 0 is the start, 1 the end',
  })
  thumbnailTimestampPct!: number | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  created!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last changed' })
  modified!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was uploaded' })
  uploaded!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the upload URL expires' })
  uploadExpiry!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it will be deleted; null: never' })
  scheduledDeletion!: string | null;

  @Field(() => Int, { nullable: true, description: 'The maximum duration in seconds; -1: not known' })
  maxDurationSeconds!: number | null;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description: 'The maximum size in bytes; null: the API gives no limit',
  })
  maxSizeBytes!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'It is accessible by signed tokens only' })
  requireSignedUrls!: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Domains that may embed it; `*` matches subdomains; empty: all may',
  })
  allowedOrigins!: string[] | null;

  @Field(() => String, { nullable: true, description: 'The creator, by your own id; null: not set' })
  creator!: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Metadata of your own, such as a name' })
  meta!: object | null;

  @Field(() => VideoPublicDetails, { nullable: true, description: 'Public details shown to viewers' })
  publicDetails!: VideoPublicDetails | null;

  @Field(() => String, { nullable: true, description: 'Id of the live input it was recorded from, if any' })
  liveInput!: string | null;

  @Field(() => Watermark, { nullable: true, description: 'The watermark, if any' })
  watermark!: Watermark | null;

  /** An id on the wire; the field is a link. */
  clippedFrom!: string | null;
}
