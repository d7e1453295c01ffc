/** Whether two spellings name the same state, whatever word for "state" or "province" goes with them. */
import { fold } from '../../../data/geography/search/fold.js';

/** Words for a subdivision and small words between, in the languages that names of states come in. */
const generic = new Set(
  `administrative amt apskritis area atoll autonoma autonome autonomous autonomní baladiyah bundesland canton cercle city
  comarca commune comune comunidad comunitat concelho condado corregimiento county d da de del della department departamento
  departement der des di distrikt distrito district districts do du dzongkhag e eparchia estado etat federal fylke fylki gorod
  governorate gouvernorat government grad guberniya i il ilcesi ili iller island islands jamoat judet judetul kabupaten kanton
  kommun kommune komuna kommuna kota krai kraj kray kreis kutu la laani laan lan land le linn maakond mahovi maakunta mansaqta
  mestska metropolitan miasto mintaqah mkoa muhafazat municipal municipality municipio nomos novads oblast obcina
  oblysy of okres okrug opstina ostan parish perifereia prefecture prefectura provincia provincie provincija provins provinsi
  province provinz qark qarku raion rajonas rayon rayonu region regiao regiione regione rejon republic republica republika
  rreth rrethi sector sheng shi state sub territory the union urban valsts varos vald velayat viloyati vilayat vilayeti
  voblast voivodeship voivodship wa welayaty wilayah wilaya wojewodztwo y zupanija megye lin samraong
  محافظة ولاية مقاطعة منطقة إمارة امارة شعبية إقليم اقليم بلدية قضاء استان ولایت ولايت ولایات ضلع صوبہ
  область обл край республика город округ район автономный автономная вобласць воблыс облысы облысы облусу вилояти вилоят област
  община општина аймаг хот горад місто автономна περιφερεια νομος επαρχια מחוז
  জেলা বিভাগ প্রদেশ जिला प्रान्त राज्य அரசு மாவட்டம் மாகாணம் ក្រុង ខេត្ត ແຂວງ ክልል մարզ`
    .split(/\s+/)
    .map(fold),
);

/** Whether the folded word names a kind of place, or joins others. */
export function isGeneric(word: string): boolean {
  return generic.has(word);
}

/** Letters of Arabic script that are written one for another. */
const arabic: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ھ: 'ه',
  ہ: 'ه',
};

/** The name alone, without the words for a kind of place, blanks and marks. */
export function plain(name: string): string {
  const words = fold(name.replace(/\(.*?\)/g, ' ')).split(' ');
  const own = words.filter((word) => !generic.has(word));
  return (own.length === 0 ? words : own).join('').replace(/\p{Script=Arabic}/gu, (letter) => arabic[letter] ?? letter);
}

/** Characters that a word for a subdivision adds in scripts that set no blanks between words. */
const glued = 5;
const unspaced =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Kana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

export function isSameName(a: string, b: string): boolean {
  const [one, other] = [plain(a), plain(b)];
  if (one === '' || other === '') return false;
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return unspaced.test(short) && short.length > 1 && long.includes(short) && long.length - short.length <= glued;
}

/** Looser: whether most pairs of neighbouring letters are shared, as in two transcriptions of one name. */
export function isLikeName(a: string, b: string): boolean {
  if (isSameName(a, b)) return true;
  const [one, other] = [pairs(plain(a)), pairs(plain(b))];
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size) >= 0.6;
}

function pairs(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)));
}
