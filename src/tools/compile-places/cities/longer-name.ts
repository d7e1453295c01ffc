/** Whether one name goes on where the other ends, and says no more of which town it is: "Benalúa" and "Benalúa de Guadix". */
import { fold } from '../../../data/geography/search/fold.js';

const articles = new Set('a as el l la las le les lo los o os the'.split(' '));

/** Words that set towns of one name apart. */
const apart = new Set(
  `abajo alta alto arriba baja bajo bas basse east este gara gornja gornji haut haute inferior jos klein lower mala mali nord
  norte north nova nove novi novo nueva nuevo oeste oriente ouest poniente south station sud sul superior sur sus upper velha
  velho veliki vieja viejo west ii iii iv`.split(/\s+/),
);

/** Letters; shorter ones begin too many names. */
const shortest = 5;

export function isLongerName(a: string, b: string): boolean {
  const [short = [], long = []] = [wordsOf(a), wordsOf(b)].sort((one, other) => one.length - other.length);
  const rest = long.slice(short.length);
  return (
    short.join('').length >= shortest &&
    short.every((word, at) => word === long[at]) &&
    rest.every((word) => !apart.has(word) && !/\d/.test(word))
  );
}

function wordsOf(name: string): string[] {
  const words = fold(name).split(' ');
  return articles.has(words[0] ?? '') ? words.slice(1) : words;
}
