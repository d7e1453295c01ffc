/** Watermarks: images laid over videos. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType('EdgeWatermark', { description: 'A watermark profile: an image shown over a video' })
export class Watermark {
  @Field(() => String, { nullable: true, description: 'Its id' })
  uid!: string | null;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  created!: string | null;

  @Field(() => String, { nullable: true, description: 'The URL it was fetched from; null: it was uploaded' })
  downloadedFrom!: string | null;

  @Field(() => Int, { nullable: true, description: 'Its size in bytes' })
  size!: number | null;

  @Field(() => Int, { nullable: true, description: 'Its width in pixels' })
  width!: number | null;

  @Field(() => Int, { nullable: true, description: 'Its height in pixels' })
  height!: number | null;

  @Field(() => Float, { nullable: true, description: 'Opacity, from 0, transparent, to 1, opaque' })
  opacity!: number | null;

  @Field(() => Float, { nullable: true, description: 'Padding to the edges, from 0 to 1, relative to the video' })
  padding!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Scale relative to the video, up to 1, its full size; 0: original size',
  })
  scale!: number | null;

  @Field(() => String, { nullable: true, description: 'Position, for instance `upperRight` or `center`' })
  position!: string | null;
}
