/** Watermarks: images laid over videos. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType('EdgeWatermark', { description: 'An image that is laid over a video' })
export class Watermark {
  @Field(() => String, { nullable: true, description: 'Its id' })
  uid!: string | null;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was made' })
  created!: string | null;

  @Field(() => String, { nullable: true, description: 'The address that it was fetched from; null: it was uploaded' })
  downloadedFrom!: string | null;

  @Field(() => Int, { nullable: true, description: 'Its size in bytes' })
  size!: number | null;

  @Field(() => Int, { nullable: true, description: 'Its width in pixels' })
  width!: number | null;

  @Field(() => Int, { nullable: true, description: 'Its height in pixels' })
  height!: number | null;

  @Field(() => Float, { nullable: true, description: 'From 0, not seen, to 1, as it is' })
  opacity!: number | null;

  @Field(() => Float, { nullable: true, description: 'Room to the edges, from 0 to 1, the whole video' })
  padding!: number | null;

  @Field(() => Float, { nullable: true, description: 'Its size beside the video, up to 1, all of it; 0: as it is' })
  scale!: number | null;

  @Field(() => String, { nullable: true, description: 'Where it is, for instance `upperRight`, or `center`' })
  position!: string | null;
}
