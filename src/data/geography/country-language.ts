/** A language of a country. */
import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A language that people of a country use. Source: Unicode CLDR.' })
export class CountryLanguage {
  @Field({ description: 'BCP 47 code such as "hi" or "zh-Hant".' })
  readonly code!: string;

  @Field({ description: 'Name in English such as "Hindi".' })
  readonly name!: string;

  @Field({ description: 'Whether it is official throughout the country, by law or in practice.' })
  readonly official!: boolean;

  @Field(() => Float, {
    description: 'How many of a hundred inhabitants use it, as a first or another language: an estimate.',
  })
  readonly speakersPercent!: number;
}
