/** Images, stored and served in several sizes. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { ShownAs } from '../../../rest/identity/value-ids.js';
import { FileInput } from '../../../rest/rows/file-input.js';
import { AtLeastOneOf, ExactlyOneOf } from '../../../rest/schema/input-validation.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { del, get, list, patch, post } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';

@ObjectType('EdgeImage', { description: 'A stored image, delivered in several variants' })
class Image {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The original file name' })
  filename!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was uploaded' })
  uploaded!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It is only accessible by signed URLs' })
  requireSignedUrls!: boolean | null;

  @Field(() => [String], { nullable: true, description: 'URLs of its variants' })
  variants!: string[] | null;

  @Field(() => String, { nullable: true, description: 'The creator, by your own id; null: not set' })
  creator!: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Metadata of your own' })
  meta!: object | null;
}

@ObjectType('EdgeImageStatsCount', { description: 'Image counts' })
class ImageStatsCount {
  @Field(() => Int, { nullable: true, description: 'Number of images the account may store' })
  allowed!: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of images stored' })
  current!: number | null;
}

@ObjectType('EdgeImageStats', { description: "Usage statistics of an account's images" })
class ImageStats {
  @Field(() => ImageStatsCount, { nullable: true, description: 'Image counts' })
  count!: ImageStatsCount | null;
}

@ObjectType('EdgeImageDirectUpload', {
  description: 'A direct creator upload: a URL that a browser can upload one image to',
})
class ImageDirectUpload {
  @ShownAs('imageId')
  @IdOf(() => Image)
  @Field(() => ID, { nullable: true, description: 'The id that the image will have' })
  id!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The upload URL: it takes a form with the part `file`, without a credential',
  })
  uploadUrl!: string | null;
}

@ArgsType()
class ImageFilter {
  @Field(() => String, { nullable: true, description: 'Only images of this creator; empty: only those without one' })
  creator?: string;
}

@InputType()
abstract class ImageInput {
  @Field(() => Boolean, { nullable: true, description: 'Make it accessible by signed URLs only' })
  requireSignedUrls?: boolean;

  @Field(() => String, { nullable: true, description: 'The creator, by your own id' })
  creator?: string;

  @OnWire('metadata')
  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Metadata of your own; up to 1024 bytes' })
  meta?: object;
}

@ExactlyOneOf('file', 'url')
@InputType('UploadEdgeImageInput', { description: 'An image to upload, or to fetch from a URL' })
class UploadImage extends ImageInput {
  @Field(() => FileInput, { nullable: true, description: 'The image' })
  file?: FileInput;

  @Field(() => String, { nullable: true, description: 'The URL to fetch it from' })
  url?: string;

  @Field(() => ID, { nullable: true, description: 'A custom id; generated unless given' })
  id?: string;
}

@AtLeastOneOf('requireSignedUrls', 'creator', 'meta')
@InputType('UpdateEdgeImageInput', { description: 'What to change in an image' })
class UpdateImage extends ImageInput {}

@InputType('CreateEdgeImageDirectUploadInput', { description: 'Settings of an image that someone else will upload' })
class CreateImageDirectUpload extends ImageInput {
  @Field(() => ID, { nullable: true, description: 'A custom id; generated unless given' })
  id?: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the upload URL expires: from 2 minutes to 6 hours from now',
  })
  expiry?: Date;
}

const path = '/accounts/{accountId}/images/v1';

export const images = on(Account, {
  images: list(path, () => Image, ImageFilter, {
    key: 'images',
    pageSize: 100,
    about: 'Images of the account, up to `first`; the provider has deprecated this list',
  }),
  image: get(`${path}/{id}`, () => Image),
  imageStats: get(`${path}/stats`, () => ImageStats, { about: 'How many images the account stores and may store' }),
});

export const imageWrites = mutations({
  uploadEdgeImage: post(path, () => Image, UploadImage, {
    body: 'multipart',
    about: 'Uploads an image of up to 10 megabytes, or fetches it from a URL',
  }),
  updateEdgeImage: patch(`${path}/{id}`, () => Image, UpdateImage, {
    about: 'Changes an image; its id may change when signed URLs are turned on or off',
  }),
  deleteEdgeImage: del(`${path}/{id}`, null, { about: 'Deletes an image with all its variants, for good' }),
  createEdgeImageDirectUpload: post(`${path}/direct_upload`, () => ImageDirectUpload, CreateImageDirectUpload, {
    body: 'multipart',
    about: 'Creates a URL that a browser can upload one image to, without a credential',
    official: { call: 'POST /accounts/{accountId}/images/v2/direct_upload' },
  }),
});
