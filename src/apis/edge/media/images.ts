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
import { Optional } from '../../../base/optional-field.js';

@ObjectType('EdgeImage', { description: 'A stored image, delivered in several variants' })
class Image {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => String, 'The original file name')
  filename!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was uploaded')
  uploaded!: string | null;

  @Optional(() => Boolean, 'It is only accessible by signed URLs')
  requireSignedUrls!: boolean | null;

  @Optional(() => [String], 'URLs of its variants')
  variants!: string[] | null;

  @Optional(() => String, 'The creator, by your own id; null: not set')
  creator!: string | null;

  @Optional(() => GraphQLJSONObject, 'Metadata of your own')
  meta!: object | null;
}

@ObjectType('EdgeImageStatsCount', { description: 'Image counts' })
class ImageStatsCount {
  @Optional(() => Int, 'Number of images the account may store')
  allowed!: number | null;

  @Optional(() => Int, 'Number of images stored')
  current!: number | null;
}

@ObjectType('EdgeImageStats', { description: "Usage statistics of an account's images" })
class ImageStats {
  @Optional(() => ImageStatsCount, 'Image counts')
  count!: ImageStatsCount | null;
}

@ObjectType('EdgeImageDirectUpload', {
  description: 'A direct creator upload: a URL that a browser can upload one image to',
})
class ImageDirectUpload {
  @ShownAs('imageId')
  @IdOf(() => Image)
  @Optional(() => ID, 'The id that the image will have')
  id!: string | null;

  @Optional(() => String, 'The upload URL: it takes a form with the part `file`, without a credential')
  uploadUrl!: string | null;
}

@ArgsType()
class ImageFilter {
  @Optional(() => String, 'Only images of this creator; empty: only those without one')
  creator?: string;
}

@InputType()
abstract class ImageInput {
  @Optional(() => Boolean, 'Make it accessible by signed URLs only')
  requireSignedUrls?: boolean;

  @Optional(() => String, 'The creator, by your own id')
  creator?: string;

  @OnWire('metadata')
  @Optional(() => GraphQLJSONObject, 'Metadata of your own; up to 1024 bytes')
  meta?: object;
}

@ExactlyOneOf('file', 'url')
@InputType('UploadEdgeImageInput', { description: 'An image to upload, or to fetch from a URL' })
class UploadImage extends ImageInput {
  @Optional(() => FileInput, 'The image')
  file?: FileInput;

  @Optional(() => String, 'The URL to fetch it from')
  url?: string;

  @Optional(() => ID, 'A custom id; generated unless given')
  id?: string;
}

@AtLeastOneOf('requireSignedUrls', 'creator', 'meta')
@InputType('UpdateEdgeImageInput', { description: 'What to change in an image' })
class UpdateImage extends ImageInput {}

@InputType('CreateEdgeImageDirectUploadInput', { description: 'Settings of an image that someone else will upload' })
class CreateImageDirectUpload extends ImageInput {
  @Optional(() => ID, 'A custom id; generated unless given')
  id?: string;

  @Optional(() => GraphQLDateTime, 'When the upload URL expires: from 2 minutes to 6 hours from now')
  expiry?: Date;
}

const path = '/accounts/{accountId}/images/v1';

export const images = on(Account, {
  images: list(path, () => Image, ImageFilter, {
    key: 'images',
    pageSize: 100,
    about: 'Images of the account, up to `first`',
    deprecationReason: 'The provider has deprecated this list, though it still answers',
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
