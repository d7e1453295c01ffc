/** The name of a country in another language. */
import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The name of a country in another language.' })
export class Translation {
  @Field({ description: 'The language as the data set codes it, such as "de" or "pt-BR".' })
  readonly language!: string;

  @Field({ description: 'The name in that language, as the data set writes it.' })
  readonly name!: string;
}
