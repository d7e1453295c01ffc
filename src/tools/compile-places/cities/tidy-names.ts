/** Names of rows of the base package and of places of GeoNames as people write them: without what a list, a machine or a slip has done to them. */

/** Articles that a register of Spain writes behind the name: "Barrios Los", "Estrada A", "Prats de Rei Els". */
const articleBehind = /^(.+) (los|las|el|la|lo|els|les|es|sa|ses|as|os|a|o)$/i;
/** "Ulsteinvik weather pws station". */
const weatherStation = / weather (?:pws )?station$/i;
/** "Zapopan2": a number that sets apart the second row of a name. */
const secondRow = /^(\p{Lu}\p{Ll}{3,})\d$/u;
/** "dunaújváros", "maalot Tarshīhā"; a shorter word may be an article, and "eMkhomazi" has its capital within. */
const smallInitial = /^\p{Ll}{4,}(?= |$)/u;
/** "Sidi Senoussi سيدي سنوسي". */
const twoScripts = /^(\p{Script=Latin}[\p{Script=Latin}\p{M} '’-]*?) [^\p{Script=Latin}]+$/u;

export function tidyName(country: string, name: string): string {
  return inLatin(country, withoutSlips(country, name));
}

/** The name in the script that it has. */
export function withoutSlips(country: string, name: string): string {
  const plain = name
    .replace(weatherStation, '')
    .replace(secondRow, '$1')
    .replace(twoScripts, (fullName, latin: string) =>
      /[^\p{Script=Latin}\p{Script=Common}]/u.test(fullName) ? latin : fullName,
    )
    .replace(smallInitial, capitalized);
  return country === 'ES' ? withArticleBefore(plain) : plain;
}

function withArticleBefore(name: string): string {
  return name.replace(
    articleBehind,
    (_, own: string, article: string) => `${capitalized(article.toLowerCase())} ${own}`,
  );
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The romanization that North Macedonia uses on its road signs, by letter. */
const macedonian = new Map(
  `аa бb вv гg дd ѓǵ еe жž зz ѕdz иi јj кk лl љlj мm нn њnj оo пp рr сs тt ќḱ уu фf хh цc чč џdž шš`
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

function inLatin(country: string, name: string): string {
  if (country !== 'MK' || !/\p{Script=Cyrillic}/u.test(name)) return name;
  return [...name.replace(/ ?- ?/g, '-')]
    .map((letter) => {
      const latin = macedonian.get(letter.toLowerCase());
      if (latin === undefined) return letter;
      return letter === letter.toLowerCase() ? latin : capitalized(latin);
    })
    .join('');
}
