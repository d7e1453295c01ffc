/**
 * Words by which rows of the base package say that they are no town of that name but a municipality, or no
 * settlement at all but a district of a city or the area around one.
 */

/** The municipality and its town are one place: "Comuna Şeica Mare" is Şeica Mare, "Akita Shi" is Akita. */
const municipality = new RegExp(
  [
    '^(comuna|oraş|municipiul|municipio de|obshtina|općina|grad|gorod|horad|gorodskoy okrug|bashkia|kota administrasi|kota|gemeente) (?=.)',
    '^(city of|thị xã|thị trấn|thành phố) (?=.)',
    '[ -](kommune|vald|linn|shi|si|municipio|municipality|stadt|township|tehsil)$',
    '[, ]+d\\. ?c\\.$',
  ].join('|'),
  'i',
);

const area = new RegExp(
  [
    '^(politischer bezirk|bezirk|regierungsbezirk|wahlkreis|region|okres|nomós|rrethi i|huyện|huyen|quận) ',
    '^((grande|petite) )?(vingtaine|cueillette)( |$)',
    '^merkez$',
    '^jakarta (barat|pusat|selatan|timur|utara)$',
    '^(amphoe|king amphoe|srŏk|kabupaten|daerah|qaḑā’) ',
    "^(departamento|distrito|provincia|province|département|wilaya|arrondissement) (de|d'|du|des|of) ?",
    '^(provincia|arrondissement|borough of|district of|county|county of|city and borough of|shire of) ',
    '^(municipality of|regional district of) ',
    ' (rayon|raion|tumani|járás|zone|prefecture|governorate|district|subdistrict|block|mis’krada|gun|kerület|shire)$',
    " (arrondissement|uezd|okrug|woreda|miskrada|mis'krada|county|province|region|borough|census area)$",
    '(-(ku|gu|gun)|^(adachi|arakawa|chūō|edogawa|katsushika) ku)$',
    ' (regional|regional council|metropolitan municipality|district municipality)$',
    '^(budapest [ivx]+\\.|zürich \\(kreis|marseille \\d|lyon \\d|paris \\d|sector \\d)',
    '\\[fraccionamiento\\]$',
  ].join('|'),
  'i',
);

/** The name of the town of a municipality. */
export function townOf(name: string): string {
  return name.replace(municipality, '');
}

/** Names that a row gives side by side, as "Alicante/Alacant". */
export function namesIn(name: string): string[] {
  return [name, townOf(name), ...(name.includes('/') ? name.split('/').map((part) => part.trim()) : [])];
}

export function isArea(name: string): boolean {
  return area.test(name);
}
