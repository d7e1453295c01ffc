/** Inputs to upload and change videos. */
import { Max, Min } from 'class-validator';
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, Float, InputType, Int } from 'type-graphql';
import { FileInput } from '../../../rest/rows/file-input.js';
import { NonEmpty } from '../../../rest/schema/input-validation.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';

@InputType()
abstract class VideoInput {
  @Field(() => Boolean, { nullable: true, description: 'Make it accessible by signed tokens only' })
  requireSignedUrls?: boolean;

  @OnWire('allowedOrigins')
  @Field(() => [String], {
    nullable: true,
    description: 'Domains that may embed it; `*` matches subdomains; empty: all may',
  })
  allowedOrigins?: string[];

  @Field(() => String, { nullable: true, description: 'The creator, by your own id' })
  creator?: string;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Metadata of your own, such as a name' })
  meta?: object;

  @OnWire('scheduledDeletion')
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When to delete it, at least 30 days after its upload; null: never',
  })
  scheduledDeletion?: Date | null;

  @OnWire('thumbnailTimestampPct')
  @Field(() => Float, {
    nullable: true,
    description: 'The position of the thumbnail in the video: 0 is the start, 1 the end',
  })
  thumbnailTimestampPct?: number;
}

@InputType('UploadEdgeVideoInput', { description: 'A video to upload' })
export class UploadVideo {
  @Field(() => FileInput, { description: 'The video' })
  file!: FileInput;

  @Field(() => Boolean, { nullable: true, description: 'Return a URL that someone else can upload it to' })
  directUser?: boolean;
}

@InputType('EdgeVideoWatermarkInput', { description: 'The watermark of a video' })
class VideoWatermark {
  @Field(() => String, { nullable: true, description: 'Id of the watermark profile' })
  uid?: string;
}

@InputType('CopyEdgeVideoInput', { description: 'A video to fetch from a URL' })
export class CopyVideo extends VideoInput {
  @OnWire('input')
  @Field(() => String, { nullable: true, description: 'The URL, which must support HEAD and range requests' })
  url?: string;

  @Field(() => String, { nullable: true, description: 'Name of the video, for clients without `meta`' })
  name?: string;

  @Field(() => VideoWatermark, { nullable: true, description: 'The watermark' })
  watermark?: VideoWatermark;

  @Field(() => String, { nullable: true, description: 'The creator, by your own id; sent as a header' })
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

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the upload URL expires: from 2 minutes to 6 hours from now; 30 minutes unless given',
  })
  expiry?: Date;

  @Field(() => VideoWatermark, { nullable: true, description: 'The watermark' })
  watermark?: VideoWatermark;
}

@InputType('EdgeVideoPublicDetailsInput', { description: 'Public details shown to viewers; null clears them' })
class VideoPublicDetails {
  @TakesNull()
  @Field(() => String, { nullable: true, description: 'Its title' })
  title?: string | null;

  @TakesNull()
  @Field(() => String, { nullable: true, description: 'URL of a logo' })
  logo?: string | null;

  @TakesNull()
  @Field(() => String, { nullable: true, description: 'The URL of the share link' })
  shareLink?: string | null;

  @TakesNull()
  @Field(() => String, { nullable: true, description: 'The URL of the channel' })
  channelLink?: string | null;
}

@NonEmpty()
@InputType('UpdateEdgeVideoInput', { description: 'What to change in a video' })
export class UpdateVideo extends VideoInput {
  @OnWire('publicDetails')
  @Field(() => VideoPublicDetails, { nullable: true, description: 'Public details shown to viewers' })
  publicDetails?: VideoPublicDetails;

  @OnWire('maxDurationSeconds')
  @Field(() => Int, { nullable: true, description: 'The maximum duration in seconds, if it has not been uploaded yet' })
  maxDurationSeconds?: number;

  @OnWire('uploadExpiry')
  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the upload URL expires' })
  uploadExpiry?: Date;
}
