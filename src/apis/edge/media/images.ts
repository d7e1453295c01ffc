/** Images that are stored, and served in several sizes. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { FileInput } from '../../../rest/rows/file-input.js';
import { AtLeastOneOf, ExactlyOneOf } from '../../../rest/schema/input-validation.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { del, get, list, patch, post } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';

@ObjectType('EdgeImage', { description: 'An image that is stored, and served in several sizes' })
export class Image {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Name of the file that it came in' })
  filename!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was uploaded' })
  uploaded!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It is seen by those alone who have a signed address' })
  requireSignedUrls!: boolean | null;

  @Field(() => [String], { nullable: true, description: 'Its addresses, one for each size it is served in' })
  variants!: string[] | null;

  @Field(() => String, { nullable: true, description: 'Who made it, as your system calls them; null: not told' })
  creator!: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'What your system keeps with it' })
  meta!: object | null;
}

@ObjectType('EdgeImageStatsCount', { description: 'Numbers of images' })
export class ImageStatsCount {
  @Field(() => Int, { nullable: true, description: 'How many the account may store' })
  allowed!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many it stores' })
  current!: number | null;
}

@ObjectType('EdgeImageStats', { description: 'How much of its room for images an account uses' })
export class ImageStats {
  @Field(() => ImageStatsCount, { nullable: true, description: 'Numbers of images' })
  count!: ImageStatsCount | null;
}

@ObjectType('EdgeImageDirectUpload', { description: 'An address to which a browser uploads one image' })
export class ImageDirectUpload {
  @Field(() => ID, { nullable: true, description: 'The id that the image will have' })
  id!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address: it takes one form with the part `file`, without a credential',
  })
  uploadUrl!: string | null;
}

@ArgsType()
class ImageFilter {
  @Field(() => String, { nullable: true, description: 'Only those of this creator; empty: only those without one' })
  creator?: string;
}

@InputType()
abstract class ImageInput {
  @Field(() => Boolean, { nullable: true, description: 'It shall be seen by those alone who have a signed address' })
  requireSignedUrls?: boolean;

  @Field(() => String, { nullable: true, description: 'Who made it, as your system calls them' })
  creator?: string;

  @OnWire('metadata')
  @Field(() => GraphQLJSONObject, { nullable: true, description: 'What your system keeps with it; up to 1024 bytes' })
  meta?: object;
}

@ExactlyOneOf('file', 'url')
@InputType('UploadEdgeImageInput', { description: 'An image to upload, or to fetch from an address' })
class UploadImage extends ImageInput {
  @Field(() => FileInput, { nullable: true, description: 'The image' })
  file?: FileInput;

  @Field(() => String, { nullable: true, description: 'The address to fetch it from' })
  url?: string;

  @Field(() => ID, { nullable: true, description: 'An id of your own; one is made up unless given' })
  id?: string;
}

@AtLeastOneOf('requireSignedUrls', 'creator', 'meta')
@InputType('UpdateEdgeImageInput', { description: 'What to change of an image' })
class UpdateImage extends ImageInput {}

@InputType('CreateEdgeImageDirectUploadInput', { description: 'What an image shall be that somebody else uploads' })
class CreateImageDirectUpload extends ImageInput {
  @Field(() => ID, { nullable: true, description: 'An id of your own; one is made up unless given' })
  id?: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Until when the address can be used, from 2 minutes to 6 hours from now',
  })
  expiry?: Date;
}

const path = '/accounts/{accountId}/images/v1';

export const images = on(Account, {
  images: list(path, () => Image, ImageFilter, {
    key: 'images',
    pageSize: 100,
    about: 'Images that the account stores, as many as `first` says; the provider calls this list outdated',
  }),
  image: get(`${path}/{id}`, () => Image),
  imageStats: get(`${path}/stats`, () => ImageStats, { about: 'How many images the account stores, and may store' }),
});

export const imageWrites = mutations({
  uploadEdgeImage: post(path, () => Image, UploadImage, {
    body: 'multipart',
    about: 'Uploads an image of up to 10 megabytes, or has it fetched from an address',
  }),
  updateEdgeImage: patch(`${path}/{id}`, () => Image, UpdateImage, {
    about: 'Changes an image; it may have another id once signed addresses are demanded, or no longer are',
  }),
  deleteEdgeImage: del(`${path}/{id}`, null, { about: 'Deletes an image in all its sizes, for good' }),
  createEdgeImageDirectUpload: post(`${path}/direct_upload`, () => ImageDirectUpload, CreateImageDirectUpload, {
    body: 'multipart',
    about: 'Makes an address to which a browser uploads one image, without a credential',
    official: { call: 'POST /accounts/{accountId}/images/v2/direct_upload' },
  }),
});
