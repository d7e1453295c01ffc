/**
 * A name in a script of India or in kana is put in Latin letters, near enough for a search that forgives typos: sources
 * have few names of smaller cities in these scripts.
 */

/** The nine scripts from Devanagari to Malayalam have the same letters at the same places of their blocks. */
const indic = /^[\u0900-\u0d7f\u200c\u200d ]+$/;
const firstIndic = 0x900;
const block = 0x80;

const vowels = ['a', 'a', 'i', 'i', 'u', 'u', 'ri', 'l', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au'];
const vowelsFrom = 0x05;
const signs = ['a', 'i', 'i', 'u', 'u', 'ri', 'ri', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au'];
const signsFrom = 0x3e;
const consonants = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
const consonantsFrom = 0x15;
const nasals = new Set([0x01, 0x02, 0x70]);
const virama = 0x4d;
/** The letter wa of Odia. */
const wa = 0x71;

const kana = /^[\u3041-\u3096\u30a1-\u30f6ー ]+$/;
const katakana = /[\u30a1-\u30f6]/g;
/** The distance from a letter of katakana to that of hiragana. */
const toHiragana = -0x60;
const syllables = new Map(
  `あa いi うu えe おo かka きki くku けke こko さsa しshi すsu せse そso たta ちchi つtsu てte とto なna にni ぬnu ねne のno
  はha ひhi ふfu へhe ほho まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn がga ぎgi ぐgu げge
  ごgo ざza じji ずzu ぜze ぞzo だda ぢji づzu でde どdo ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo ーー`
    .split(/\s+/)
    .map((entry): [string, string] => [entry.charAt(0), entry.slice(1)]),
);

/** The Latin form of a folded key; undefined in other scripts. */
export function romanized(key: string): string | undefined {
  const text = key.normalize('NFC');
  if (indic.test(text)) return text.split(' ').map(fromIndic).join(' ');
  if (!kana.test(text)) return undefined;
  return fromHiragana(text.replace(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) + toHiragana)));
}

function fromIndic(word: string): string {
  let roman = '';
  let isBare = false;
  for (const letter of word) {
    const at = letter.charCodeAt(0);
    const place = (at - firstIndic) % block;
    const sign = signs[place - signsFrom];
    const consonant = at >= firstIndic ? (place === wa ? 'w' : consonants[place - consonantsFrom]) : undefined;
    const vowel = vowels[place - vowelsFrom];
    if (isBare && (consonant !== undefined || nasals.has(place) || vowel !== undefined)) roman += 'a';
    if (consonant !== undefined) roman += consonant;
    else if (sign !== undefined) roman += sign;
    else if (nasals.has(place)) roman += 'n';
    else if (vowel !== undefined && place < consonantsFrom) roman += vowel;
    isBare = consonant !== undefined || (isBare && sign === undefined && place !== virama && !nasals.has(place));
  }
  return roman;
}

/** Long vowels as short ones: Tokyo. */
function fromHiragana(text: string): string {
  return Array.from(text, (letter) => syllables.get(letter) ?? letter)
    .join('')
    .replace(/(?:(ch|sh|j)|([kngmrhbp]))i([ゃゅょ])/g, (_, soft?: string, hard?: string, small?: string) => {
      const vowel = { ゃ: 'a', ゅ: 'u', ょ: 'o' }[small ?? ''] ?? '';
      return soft === undefined ? `${hard}y${vowel}` : `${soft}${vowel}`;
    })
    .replace(/っ(.)/g, '$1$1')
    .replace(/ou|oo/g, 'o')
    .replace(/uu/g, 'u')
    .replace(/ー/g, '');
}
