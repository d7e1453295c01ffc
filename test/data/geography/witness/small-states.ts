/**
 * States without a settlement of 500 people, with what others count in each: Niue's census of 2022 and Saint Helena's of
 * 2021 by village and district, Statistics Iceland (2007 and 2019) by municipality, Tuvalu's of 2017 by island (the part
 * of the home islanders who live there). Zero is an area where nobody is at home, or that is none: an atoll, a station, a
 * region of military post.
 */
export const smallStates: ReadonlyMap<string, number> = new Map([
  ['AG 11', 0],
  ['AS 05', 0],
  ['FR CP', 0],
  ['FR TF', 0],
  ['IS ARN', 40],
  ['IS SDV', 214],
  ['NO 22', 0],
  ['NU 01', 73],
  ['NU 02', 103],
  ['NU 03', 9],
  ['NU 04', 39],
  ['NU 05', 32],
  ['NU 06', 77],
  ['NU 07', 95],
  ['NU 08', 74],
  ['NU 09', 180],
  ['NU 10', 81],
  ['NU 11', 128],
  ['NU 12', 180],
  ['NU 14', 187],
  ['SH 01', 394],
  ['SH 02', 174],
  ['SH 05', 342],
  ['SH 07', 177],
  ['TF 01', 0],
  ['TF 05', 0],
  ['TV NKL', 253],
  ['US AA', 0],
  ['US AE', 0],
  ['US AP', 0],
  ['US UM', 0],
]);

/** Of these no count is at hand: GeoNames of 2023 has no place of 500 people there. */
export const uncounted: readonly string[] = ['IS KAL', 'KI P', ...islandsOfUm()];

function islandsOfUm(): readonly string[] {
  return ['67', '71', '76', '79', '81', '84', '86', '89', '95'].map((code) => `UM ${code}`);
}
