/** The names of a country in other languages, kept small. */
import type { Translation } from './translation.js';

/** No name holds it. */
export const betweenNames = '|';

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
