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

const known = new Map<string, string | null>();

/** The name of a language in itself; null where CLDR has none. */
export function nameInItself(code: string): string | null {
  const found = known.get(code);
  if (found !== undefined) return found;
  const names = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' });
  // Where the language is not known the names are those of another one.
  const isKnown = Intl.DisplayNames.supportedLocalesOf([code]).length > 0;
  const name = isKnown ? (names.of(code) ?? null) : null;
  known.set(code, name);
  return name;
}
