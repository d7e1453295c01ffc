/** The video type: stored, encoded for several bandwidths, and served. */
import { GraphQLDateTime, GraphQLJSONObject, GraphQLSafeInt } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Watermark } from './watermark.js';
import { Optional } from '../../../base/optional-field.js';

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
  @Optional(() => VideoState, 'The state')
  state!: ValueOf<typeof VideoState> | null;

  @Optional(() => String, 'Progress in per cent, from 0 to 100')
  pctComplete!: string | null;

  @Optional(() => String, 'An error code; empty: none')
  errorReasonCode!: string | null;

  @Optional(() => String, 'The error message; empty: none')
  errorReasonText!: string | null;
}

@ObjectType('EdgeVideoDimensions', { description: 'Dimensions of the uploaded video' })
class VideoDimensions {
  @Optional(() => Int, 'Width in pixels; -1: not known yet')
  width!: number | null;

  @Optional(() => Int, 'Height in pixels; -1: not known yet')
  height!: number | null;
}

@ObjectType('EdgeVideoPlayback', { description: 'Manifest URLs for players' })
class VideoPlayback {
  @Optional(() => String, 'The DASH manifest')
  dash!: string | null;

  @Optional(() => String, 'The HLS manifest')
  hls!: string | null;
}

@ObjectType('EdgeVideoPublicDetails', { description: 'Public details shown to viewers' })
class VideoPublicDetails {
  @Optional(() => ID, 'The media id')
  mediaId!: string | null;

  @Optional(() => String, 'Its title')
  title!: string | null;

  @Optional(() => String, 'URL of a logo')
  logo!: string | null;

  @Optional(() => String, 'The URL of the share link')
  shareLink!: string | null;

  @Optional(() => String, 'The URL of the channel')
  channelLink!: string | null;
}

@ObjectType('EdgeVideo', { description: 'A stored video for streaming' })
export class Video {
  static readonly keys = { accountId: 'accountId', uid: 'uid' } as const;

  @Field(() => ID, { description: 'Its id' })
  uid!: string;

  @Optional(() => VideoStatus, 'The processing status')
  status!: VideoStatus | null;

  @Optional(() => Boolean, 'It is ready to stream')
  readyToStream!: boolean | null;

  @Optional(() => GraphQLDateTime, 'When it became ready to stream; null: not yet')
  readyToStreamAt!: string | null;

  @Optional(() => Float, 'Duration in seconds; -1: not known yet')
  duration!: number | null;

  @Optional(() => GraphQLSafeInt, 'Its size in bytes')
  size!: number | null;

  @Optional(() => VideoDimensions, 'Dimensions of the uploaded video')
  input!: VideoDimensions | null;

  @Optional(() => VideoPlayback, 'Manifest URLs for players')
  playback!: VideoPlayback | null;

  @Optional(() => String, 'URL of a preview page; null until it is ready')
  preview!: string | null;

  @Optional(() => String, 'URL of the thumbnail; null until it is ready')
  thumbnail!: string | null;

  @Optional(() => Float, 'The position of the thumbnail in the video: 0 is the start, 1 the end')
  thumbnailTimestampPct!: number | null;

  @Optional(() => GraphQLDateTime, 'When it was created')
  created!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was last changed')
  modified!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was uploaded')
  uploaded!: string | null;

  @Optional(() => GraphQLDateTime, 'When the upload URL expires')
  uploadExpiry!: string | null;

  @Optional(() => GraphQLDateTime, 'When it will be deleted; null: never')
  scheduledDeletion!: string | null;

  @Optional(() => Int, 'The maximum duration in seconds; -1: not known')
  maxDurationSeconds!: number | null;

  @Optional(() => GraphQLSafeInt, 'The maximum size in bytes; null: the API gives no limit')
  maxSizeBytes!: number | null;

  @Optional(() => Boolean, 'It is accessible by signed tokens only')
  requireSignedUrls!: boolean | null;

  @Optional(() => [String], 'Domains that may embed it; `*` matches subdomains; empty: all may')
  allowedOrigins!: string[] | null;

  @Optional(() => String, 'The creator, by your own id; null: not set')
  creator!: string | null;

  @Optional(() => GraphQLJSONObject, 'Metadata of your own, such as a name')
  meta!: object | null;

  @Optional(() => VideoPublicDetails, 'Public details shown to viewers')
  publicDetails!: VideoPublicDetails | null;

  @Optional(() => String, 'Id of the live input it was recorded from, if any')
  liveInput!: string | null;

  @Optional(() => Watermark, 'The watermark, if any')
  watermark!: Watermark | null;

  /** An id on the wire; the field is a link. */
  clippedFrom!: string | null;
}
