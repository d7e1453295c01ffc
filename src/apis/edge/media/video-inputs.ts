/** What is said of videos when they come and when they change. */
import { Max, Min } from 'class-validator';
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, Float, InputType, Int } from 'type-graphql';
import { FileInput } from '../../../rest/rows/file-input.js';
import { NonEmpty } from '../../../rest/schema/input-validation.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';

@InputType()
abstract class VideoInput {
  @Field(() => Boolean, { nullable: true, description: 'It shall be watched by those alone who have a token for it' })
  requireSignedUrls?: boolean;

  @OnWire('allowedOrigins')
  @Field(() => [String], {
    nullable: true,
    description: 'Domains whose pages may show it, with `*` for what is below one; none: all may',
  })
  allowedOrigins?: string[];

  @Field(() => String, { nullable: true, description: 'Who made it, as your system calls them' })
  creator?: string;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'What your system keeps with it, such as a name' })
  meta?: object;

  @OnWire('scheduledDeletion')
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it shall be deleted, 30 days after its upload at the earliest; null: it shall not',
  })
  scheduledDeletion?: Date | null;

  @OnWire('thumbnailTimestampPct')
  @Field(() => Float, {
    nullable: true,
    description: 'Where in the video its still picture shall be from: 0 its beginning, 1 its end',
  })
  thumbnailTimestampPct?: number;
}

@InputType('UploadEdgeVideoInput', { description: 'A video to upload' })
export class UploadVideo {
  @Field(() => FileInput, { description: 'The video' })
  file!: FileInput;

  @Field(() => Boolean, { nullable: true, description: 'Make an address to which somebody else can upload it' })
  directUser?: boolean;
}

@InputType('EdgeVideoWatermarkInput', { description: 'The image to lay over a video' })
class VideoWatermark {
  @Field(() => String, { nullable: true, description: 'Id of the watermark' })
  uid?: string;
}

@InputType('CopyEdgeVideoInput', { description: 'A video to fetch from an address' })
export class CopyVideo extends VideoInput {
  @OnWire('input')
  @Field(() => String, { nullable: true, description: 'The address, which must answer HEAD, and GET for ranges' })
  url?: string;

  @Field(() => String, { nullable: true, description: 'Its name, for programs that know no `meta`' })
  name?: string;

  @Field(() => VideoWatermark, { nullable: true, description: 'The image to lay over it' })
  watermark?: VideoWatermark;

  @Field(() => String, { nullable: true, description: 'Who uploads it, as your system calls them; sent as a header' })
  uploadCreator?: string;
}

@InputType('CreateEdgeVideoDirectUploadInput', { description: 'What a video shall be that somebody else uploads' })
export class CreateVideoDirectUpload extends VideoInput {
  @Min(1)
  @Max(36_000)
  @OnWire('maxDurationSeconds')
  @Field(() => Int, { description: 'How long it may run, in seconds, 10 hours at most; as much is set aside for it' })
  maxDurationSeconds!: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Until when the address can be used, from 2 minutes to 6 hours from now; 30 minutes unless given',
  })
  expiry?: Date;

  @Field(() => VideoWatermark, { nullable: true, description: 'The image to lay over it' })
  watermark?: VideoWatermark;
}

@InputType('EdgeVideoPublicDetailsInput', { description: 'What those see who watch a video; null clears it' })
class VideoPublicDetails {
  @Field(() => String, { nullable: true, description: 'Its title' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of a logo' })
  logo?: string | null;

  @Field(() => String, { nullable: true, description: 'The address to pass on' })
  shareLink?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of more from the same hands' })
  channelLink?: string | null;
}

@NonEmpty()
@InputType('UpdateEdgeVideoInput', { description: 'What to change of a video' })
export class UpdateVideo extends VideoInput {
  @OnWire('publicDetails')
  @Field(() => VideoPublicDetails, { nullable: true, description: 'What those see who watch it' })
  publicDetails?: VideoPublicDetails;

  @OnWire('maxDurationSeconds')
  @Field(() => Int, { nullable: true, description: 'How long it may run, in seconds, if it has not come yet' })
  maxDurationSeconds?: number;

  @OnWire('uploadExpiry')
  @Field(() => GraphQLDateTime, { nullable: true, description: 'Until when somebody else may upload it' })
  uploadExpiry?: Date;
}
