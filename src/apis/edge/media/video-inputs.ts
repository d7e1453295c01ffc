/** Inputs to upload and change videos. */
import { Max, Min } from 'class-validator';
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, Float, InputType, Int } from 'type-graphql';
import { FileInput } from '../../../rest/rows/file-input.js';
import { NonEmpty } from '../../../rest/schema/input-validation.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

@InputType()
abstract class VideoInput {
  @Optional(() => Boolean, 'Make it accessible by signed tokens only')
  requireSignedUrls?: boolean;

  @OnWire('allowedOrigins')
  @Optional(() => [String], 'Domains that may embed it; `*` matches subdomains; empty: all may')
  allowedOrigins?: string[];

  @Optional(() => String, 'The creator, by your own id')
  creator?: string;

  @Optional(() => GraphQLJSONObject, 'Metadata of your own, such as a name')
  meta?: object;

  @OnWire('scheduledDeletion')
  @Optional(() => GraphQLDateTime, 'When to delete it, at least 30 days after its upload; null: never')
  scheduledDeletion?: Date | null;

  @OnWire('thumbnailTimestampPct')
  @Optional(() => Float, 'The position of the thumbnail in the video: 0 is the start, 1 the end')
  thumbnailTimestampPct?: number;
}

@InputType('UploadEdgeVideoInput', { description: 'A video to upload' })
export class UploadVideo {
  @Field(() => FileInput, { description: 'The video' })
  file!: FileInput;

  @Optional(() => Boolean, 'Return a URL that someone else can upload it to')
  directUser?: boolean;
}

@InputType('EdgeVideoWatermarkInput', { description: 'The watermark of a video' })
class VideoWatermark {
  @Optional(() => String, 'Id of the watermark profile')
  uid?: string;
}

@InputType('CopyEdgeVideoInput', { description: 'A video to fetch from a URL' })
export class CopyVideo extends VideoInput {
  @OnWire('input')
  @Optional(() => String, 'The URL, which must support HEAD and range requests')
  url?: string;

  @Optional(() => String, 'Name of the video, for clients without `meta`')
  name?: string;

  @Optional(() => VideoWatermark, 'The watermark')
  watermark?: VideoWatermark;

  @Optional(() => String, 'The creator, by your own id; sent as a header')
  uploadCreator?: string;
}

@InputType('CreateEdgeVideoDirectUploadInput', { description: 'Settings of a video that someone else will upload' })
export class CreateVideoDirectUpload extends VideoInput {
  @Min(1)
  @Max(36_000)
  @OnWire('maxDurationSeconds')
  @Field(() => Int, {
    description:
      'The maximum duration in seconds, up to 10 hours; it counts against the storage quota until the upload',
  })
  maxDurationSeconds!: number;

  @Optional(
    () => GraphQLDateTime,
    'When the upload URL expires: from 2 minutes to 6 hours from now; 30 minutes unless given',
  )
  expiry?: Date;

  @Optional(() => VideoWatermark, 'The watermark')
  watermark?: VideoWatermark;
}

@InputType('EdgeVideoPublicDetailsInput', { description: 'Public details shown to viewers; null clears them' })
class VideoPublicDetails {
  @TakesNull()
  @Optional(() => String, 'Its title')
  title?: string | null;

  @TakesNull()
  @Optional(() => String, 'URL of a logo')
  logo?: string | null;

  @TakesNull()
  @Optional(() => String, 'The URL of the share link')
  shareLink?: string | null;

  @TakesNull()
  @Optional(() => String, 'The URL of the channel')
  channelLink?: string | null;
}

@NonEmpty()
@InputType('UpdateEdgeVideoInput', { description: 'What to change in a video' })
export class UpdateVideo extends VideoInput {
  @OnWire('publicDetails')
  @Optional(() => VideoPublicDetails, 'Public details shown to viewers')
  publicDetails?: VideoPublicDetails;

  @OnWire('maxDurationSeconds')
  @Optional(() => Int, 'The maximum duration in seconds, if it has not been uploaded yet')
  maxDurationSeconds?: number;

  @OnWire('uploadExpiry')
  @Optional(() => GraphQLDateTime, 'When the upload URL expires')
  uploadExpiry?: Date;
}
