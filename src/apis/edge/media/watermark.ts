/** Watermarks: images laid over videos. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Float, Int, ObjectType } from 'type-graphql';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('EdgeWatermark', { description: 'A watermark profile: an image shown over a video' })
export class Watermark {
  @Optional(() => String, 'Its id')
  uid!: string | null;

  @Optional(() => String, 'Its name')
  name!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was created')
  created!: string | null;

  @Optional(() => String, 'The URL it was fetched from; null: it was uploaded')
  downloadedFrom!: string | null;

  @Optional(() => Int, 'Its size in bytes')
  size!: number | null;

  @Optional(() => Int, 'Its width in pixels')
  width!: number | null;

  @Optional(() => Int, 'Its height in pixels')
  height!: number | null;

  @Optional(() => Float, 'Opacity, from 0, transparent, to 1, opaque')
  opacity!: number | null;

  @Optional(() => Float, 'Padding to the edges, from 0 to 1, relative to the video')
  padding!: number | null;

  @Optional(() => Float, 'Scale relative to the video, up to 1, its full size; 0: original size')
  scale!: number | null;

  @Optional(() => String, 'Position, for instance `upperRight` or `center`')
  position!: string | null;
}
