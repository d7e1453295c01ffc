/** A language of a country. */
import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A language used in a country. Source: Unicode CLDR.' })
export class CountryLanguage {
  @Field({ description: 'BCP 47 code such as "hi" or "zh-Hant".' })
  readonly code!: string;

  @Field({ description: 'Name in English such as "Hindi".' })
  readonly name!: string;

  @Field({ description: 'Whether it is official in the whole country, by law or in practice.' })
  readonly isOfficial!: boolean;

  @Field(() => Float, {
    description: 'The estimated percentage of the population that uses it, as a first or another language.',
  })
  readonly speakersPercent!: number;
}
