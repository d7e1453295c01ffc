/** A place that a search finds, and by what. */
import { registerEnumType } from 'type-graphql';
import type { NamedPlace } from './name-table.js';

export enum PlaceMatch {
  EXACT = 'EXACT',
  BEGINNING = 'BEGINNING',
  AREA = 'AREA',
  KIND = 'KIND',
  SOUND = 'SOUND',
  TYPOS = 'TYPOS',
}

registerEnumType(PlaceMatch, {
  name: 'PlaceMatch',
  description: 'How the text of a search matches a name.',
  valuesConfig: {
    EXACT: {
      description:
        'It is the name, ignoring case and accents; of a currency also its code, its sign or the end of its name; of a city the IATA code of an airport, in capital letters.',
    },
    BEGINNING: { description: 'The name starts with it.' },
    AREA: { description: 'It is the name and a state or country that the place lies in, such as "Paris, Texas".' },
    KIND: { description: 'It is the name and the word for what the place is, such as "Hunan province".' },
    SOUND: { description: 'It sounds like the name, or like its beginning, in Latin letters.' },
    TYPOS: { description: 'It is the name, or its beginning, but for up to three letters.' },
  },
});

export enum MatchedBy {
  NAME = 'NAME',
  FORMER_NAME = 'FORMER_NAME',
  OTHER_NAME = 'OTHER_NAME',
  SPELLING = 'SPELLING',
}

registerEnumType(MatchedBy, {
  name: 'MatchedBy',
  description: 'Which name of a place the text of a search matches.',
  valuesConfig: {
    NAME: { description: 'Its name, or the one in a language of the country.' },
    FORMER_NAME: { description: 'A name that it had before it was renamed: see `formerNames`.' },
    OTHER_NAME: { description: 'A name in another language, an older one, an abbreviation or a code.' },
    SPELLING: { description: 'No name exactly: a guess by typos or by sound.' },
  },
});

export interface Found {
  readonly place: number;
  readonly by: PlaceMatch;
  /** The folded name, or where it is in the table of names. */
  readonly key: string | number;
}

/** A place by the name that a part of the text is. */
export interface FoundByPart extends NamedPlace {
  readonly by: PlaceMatch;
  readonly key: string;
}
