/** This says what the divisions of the base package are: which of GeoNames' levels they follow, and which of them hold cities. */

/**
 * Countries whose states are GeoNames' second divisions, such as departments, provinces and counties. Elsewhere they
 * are its first ones.
 */
export const secondLevel = new Set('AX BD BI ES FR GB IS IT MK PH PS RS ST TW'.split(' '));

/**
 * The base package puts cities in divisions of two levels in some countries, often in a small one for the large one of
 * its name. This says which hold cities there: those of the pattern by code. All cities of the country go to one level.
 */
export const holders: ReadonlyMap<string, RegExp> = new Map([
  // Districts; no division holds any.
  ['BD', /^\d\d$/],
  // Kraje and Prague; not the districts Plzeň-jih and Zlín for their kraje.
  ['CZ', /^\d\d$/],
  // Counties; no municipality holds any.
  ['EE', /^\d\d$/],
  // Administrative regions and Mount Athos; not the regional units East Attica and Achaea.
  ['GR', /^([A-M]|69)$/],
  // Regions and Conakry; not the prefectures of their names.
  ['GN', /^[A-Z]$/],
  // Counties and Budapest; no city with county rights holds any.
  ['HU', /^(BA|BE|BK|BU|BZ|CS|FE|GS|HB|HE|JN|KE|NO|PE|SO|SZ|TO|VA|VE|ZA)$/],
  // Provinces; not the islands and groups of islands.
  ['ID', /^(?!(JW|KA|ML|NU|PP|SL|SM)$)/],
  // Provinces; not the districts Colombo and Kandy for theirs.
  ['LK', /^\d$/],
  // Counties; not the district municipalities for the counties of their names.
  ['LT', /^[A-Z]{2}$/],
  // The regions of 2015; not the provinces whose names begin as theirs do.
  ['MA', /^\d\d$/],
  // Regions; no district holds any.
  ['UG', /^[CENW]$/],
  // Provinces and Metro Manila; not the other regions.
  ['PH', /^([A-Z]{3}|00)$/],
]);

/**
 * Countries where GeoNames' second divisions are those below the states that hold the base package's cities: provinces,
 * districts, counties, municipalities.
 */
export const parted = new Set('AZ BE BF CZ EE FJ GN GR IE LT LK MA MW UG'.split(' '));

/** Second divisions whose name does not say which of those they are. */
export const partCodes: ReadonlyMap<string, string> = new Map([
  ['BE.VLG.VBR', 'VBR'],
  ['BE.VLG.VOV', 'VOV'],
  ['BF.08.42', 'TAP'], // Gobnangou, parted from Tapoa in 2025
  ['BF.11.68', 'OUB'], // Bassitenga, once Oubritenga
  ['BF.12.40', 'SOM'], // Djelgodji, once Soum
  ['EE.08.0661', '661'],
  ['EE.08.0663', '663'],
  ['EE.18.0793', '793'],
  ['EE.18.0796', '796'],
  ['EE.20.0897', '897'],
  ['EE.20.0899', '899'],
  ['EE.21.0917', '917'],
  ['EE.21.0919', '919'],
  ['GR.ESYE23.38', '13'],
  ['GR.ESYE31.98', 'A2'],
  ['IE.L.23', 'OY'],
  ['IE.L.33', 'D'],
  ['IE.L.34', 'D'],
  ['IE.L.35', 'D'],
  ['IE.L.39', 'D'],
  ['IE.M.42', 'LK'],
  ['IE.U.02', 'CN'],
  ['LT.56.11', '02'],
  ['LT.56.33', '03'],
  ['LT.57.19', '15'],
  ['LT.57.52', '16'],
  ['LT.58.21', '20'],
  ['LT.58.55', '21'],
  ['LT.60.27', '32'],
  ['LT.60.66', '33'],
  ['LT.61.29', '43'],
  ['LT.61.91', '44'],
  ['LT.65.13', '57'],
  ['LT.65.41', '58'],
]);

/** GeoNames' divisions whose state neither their name nor the claims of the base package name. */
export const known: ReadonlyMap<string, string> = new Map([
  ['BD.82.4041', '22'], // Jessore, now Jashore
  ['BD.83.5010', '03'], // Bogra, now Bogura
  ['BD.83.5070', '45'], // Chapai Nababganj
  ['BD.85.1006', '06'], // Barisal, now Barishal
  ['BD.85.1042', '25'], // Jhalokati
  ['BD.86.6058', '38'], // Maulvibazar
  ['CZ.87', '32'], // Plzeň
  ['CZ.90', '72'], // Zlín
  ['KZ.02', '75'], // the city of Almaty
  ['KZ.12510144', '33'], // Zhetysu
  ...regionsOfMadagascar(),
  ['MV.30', '02'],
  ['MV.40', 'MLE'],
  ['MN.06', '061'], // Dornod, the east
  ['MN.07', '063'], // Dornogovi, the east of the Gobi
  ['MN.08', '059'], // Dundgovi, the middle of the Gobi
  ['MN.18', '047'], // Töv, the centre
  ['MT.65', '66'], // Żebbuġ on Malta
  ['MT.66', '65'], // Żebbuġ on Gozo
  ['PE.15', 'LIM'],
  ['PE.LMA', 'LMA'],
  ['PH.08.55', 'WSA'], // Samar, once Western Samar
  ['PH.12.B8', 'MGN'], // Cotabato City, in Maguindanao del Norte
  ['PH.NCR.133900000', '00'],
  ['PH.NCR.137400000', '00'],
  ['PH.NCR.137500000', '00'],
  ['PH.NCR.137600000', '00'],
  ['UA.13', '32'], // the oblast of Kyiv, not the city
]);

/** Countries whose states are so small that the places around say nothing. */
export const tiny = new Set('BM GG HK IM JE KY LC MC MT SG'.split(' '));

/**
 * Countries whose rows without a place in GeoNames were found by asking a map service for their names, and have the
 * corner of an area for its middle: when their coordinates do not lie in the claimed state, the coordinates are wrong. Elsewhere the
 * claim is.
 */
export const offCentre = new Set('AR BD CN GH NP PH'.split(' '));

/**
 * Rows outside their country on the map, in areas or of islands that several countries claim, or in a town on both sides
 * of a border: by country and name.
 */
export const disputed = new Set(['IR Abu Musa', 'KE Moyale', 'PH Kalayaan']);

/** Countries in whose tree the base package has places that ISO 3166-1 gives a disputed code of their own. */
export const claims: ReadonlyMap<string, string> = new Map([['MA', 'EH']]);

/** States without a settlement of 500 people: by country and code. */
export const unsettled = new Set(
  [
    'AG 11|AS 05|FR CP|FR TF|IS ARN|IS KAL|IS SDV|IS SSS|KI P|NO 22|NU 01|NU 02|NU 03|NU 04|NU 05|NU 06|NU 07|NU 08',
    'NU 09|NU 10|NU 11|NU 12|NU 14|SH 01|SH 02|SH 05|SH 07|TF 01|TF 05|TV NKL|UM 67|UM 71|UM 76|UM 79|UM 81|UM 84',
    'UM 86|UM 89|UM 95|US AA|US AE|US AP|US UM',
  ].flatMap((line) => line.split('|')),
);

/** Cities that the rules put in the wrong state, as sources err: by country and name. */
export const placed: ReadonlyMap<string, string> = new Map([
  // GeoNames has all five in the state beside.
  ['IN Junagarh', 'OR'],
  ['IN Kalka', 'HR'],
  ['IN Khetia', 'MP'],
  ['IN Mahe', 'PY'],
  ['IN Umarkot', 'OR'],
  // In no province or in another by GeoNames.
  ['BF Gaoua', 'PON'],
  ['MA Laayoune', 'LAA'],
  // Of the province of Midelt, which is in another region since 2015.
  ['MA Itzer', '08'],
  // Of a municipality that is in another county since 2020.
  ['NO Tjeldsund', '55'],
  ['PE Cascas', 'LAL'],
  // GeoNames has it in Kuala Lumpur, all around it: of the municipality of Ampang Jaya.
  ['MY Ampang', '10'],
  // On Tioman, which Natural Earth has in the state across the water.
  ['MY Kampung Tekek', '06'],
  // The town, which GeoNames has in the municipality around.
  ['EE Võru', '919'],
  // GeoNames divides Singapore not at all; by Natural Earth's borders.
  ['SG Bedok', '04'],
  ['SG Bukit Batok', '05'],
  ['SG Bukit Panjang', '05'],
  ['SG Bukit Timah', '05'],
  ['SG Hougang', '04'],
  ['SG Jurong West', '05'],
  ['SG Pasir Ris', '04'],
  ['SG Tampines', '04'],
  ['SG Woodlands', '03'],
  ['SG Yishun', '03'],
  // GeoNames divides Aruba not at all, and has the others in no province.
  ['AW Oranjestad', '02'],
  ['AW San Nicolas', '05'],
  ['FJ Labasa', '07'],
  ['FJ Levuka', '06'],
  ['FJ Nausori', '14'],
  // In a province beside by GeoNames or by Natural Earth; so by the Philippine Standard Geographic Code.
  ['PH Dilasag', 'AUR'],
  ['PH Dinalungan', 'AUR'],
  ['PH Dipaculao', 'AUR'],
  ['PH Mapun', 'TAW'],
  ['PH Nampicuan', 'NUE'],
  // Of the oblast, though the city of Kyiv is all around.
  ['UA Kotsyubyns’ke', '32'],
  ['IS Blönduós', 'HUG'], // Húnabyggð
  ['IS Patreksfjörður', 'VER'], // Vesturbyggð
  ['IS Skagaströnd', 'SSS'],
  ['IS Vopnafjörður', 'VOP'],
  // Capitals and villages that GeoNames has in no division that is a state.
  ['NU Alofi', '13'], // the government is in Alofi South
  ['SH Half Tree Hollow', '03'],
  ['SH Jamestown', '04'],
  ['SH Longwood', '06'],
  ["SH Saint Paul's", '08'],
  ['TC Cockburn Town', '05'], // on Grand Turk
]);

/** The first digit of their codes is that of the former province, which the base package has. */
function regionsOfMadagascar(): [string, string][] {
  const provinces = { 1: 'T', 2: 'F', 3: 'A', 4: 'M', 5: 'U', 7: 'D' };
  return Object.entries(provinces).flatMap(([first, province]) =>
    [1, 2, 3, 4, 5, 6, 7].map((second): [string, string] => [`MG.${first}${second}`, province]),
  );
}
