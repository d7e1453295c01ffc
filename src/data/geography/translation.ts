/** The name of a country in another language. */
import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The name of a country in another language.' })
export class Translation {
  @Field({ description: 'BCP 47 code of the language such as "de" or "pt-PT".' })
  readonly language!: string;

  @Field({ description: 'The name in that language. Source: Unicode CLDR.' })
  readonly name!: string;
}
