/** Divisions that are one city each, or parts of one: what lies in them is a district of it. */

/** Countries and territories that are one city. */
export const cityStates = new Set('GI MC MO SG VA'.split(' '));

/** States of the base package that are one city, some with towns and villages far outside: by country and code. */
export const cities = new Set(
  [
    'AM ER|AR C|AT 9|AZ BA|BG 22|BY HM|CD KN|CO DC|CZ 10|DE BE|DE HH|EG C|FR 75C|GE TB|HU BU|ID JK|KG GB|KH 12|KP 01',
    'KR 11|KR 26|KR 27|KR 28|KR 29|KR 30|KR 31|KZ 71|KZ 75|KZ 79|LV RIX|MX CMX|RO B|RU MOW|RU SPE|TH 10|TM S|UA 30',
    'UZ TK|VE A|VN DN|VN HN|VN HP|VN SG',
  ].flatMap((line) => line.split('|')),
);

/** GeoNames' second divisions that a city fills: Greater London, and the counties of New York. */
export const filled = new Set('GB.ENG.GLA US.NY.005 US.NY.047 US.NY.061 US.NY.081 US.NY.085'.split(' '));

/** Countries where the second divisions in a large city are districts of it by law, and have its places: the ilçe of Türkiye. */
export const divided = new Set(['TR']);

/** States that are all one city with its districts, by country and code: the municipality of Istanbul is its province. */
export const singleCities = new Set(['TR 34']);

/** Countries of which the base package has the communities of a census, most of them quarters and estates of towns. */
export const quartered = new Set(['JM', 'LC']);

/**
 * Countries of which the base package has municipalities alone: one of them that is no place of GeoNames and lies in a
 * city lies there by mistake, or is a city beside it.
 */
export const municipal = new Set('BR ES IR KH PH'.split(' '));

/** Countries where GeoNames gives seats of districts no inhabitants, as the city has them. */
export const uncounted = new Set(['CN']);

/** The quarters of Willemstad, which no division bounds, by country and name. */
export const quarters = new Set(['CW Brievengat', 'CW Otrabanda', 'CW Saliña', 'CW Santa Rosa']);
