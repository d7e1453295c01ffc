/** The name of a country in another language. */
import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The name of a country in another language.' })
export class Translation {
  @Field({ description: 'BCP 47 code of the language such as "de" or "pt-PT".' })
  readonly language!: string;

  @Field({ description: 'The name in that language. Source: Unicode CLDR.' })
  readonly name!: string;
}

/** All names of a country, in one text until somebody asks for them: most never do. */
export class TranslatedNames {
  readonly #languages: readonly string[];
  readonly #joined: string;

  /** The names stand in the order of the languages; one that is not known is empty. */
  constructor(languages: readonly string[], joined: string) {
    this.#languages = languages;
    this.#joined = joined;
  }

  list(): Translation[] {
    const names = this.#joined.split(betweenNames);
    return this.#languages.flatMap((language, position) => {
      const name = names[position] ?? '';
      return name === '' ? [] : [{ language, name }];
    });
  }
}

/** No name holds it. */
export const betweenNames = '|';
