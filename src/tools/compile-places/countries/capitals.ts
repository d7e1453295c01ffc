/**
 * Capitals in English where the base data set is wrong, spells without marks or has none; null where there is none.
 * Held against World Countries, Countries List and GeoNames.
 */
const capitals: Readonly<Record<string, string | null>> = {
  AG: "Saint John's",
  BI: 'Gitega',
  BR: 'Brasília',
  CM: 'Yaoundé',
  CR: 'San José',
  FO: 'Tórshavn',
  GU: 'Hagåtña',
  IM: 'Douglas',
  LY: 'Tripoli',
  MD: 'Chișinău',
  MV: 'Malé',
  MX: 'Mexico City',
  NC: 'Nouméa',
  PW: 'Ngerulmud',
  SG: 'Singapore',
  ST: 'São Tomé',
  TF: 'Port-aux-Français',
  TG: 'Lomé',
  US: 'Washington, D.C.',
  WF: 'Mata-Utu',
};

interface Contested {
  readonly chosen: string | null;
  readonly others: readonly string[];
  readonly why: string;
}

/** Countries of which sources name several capitals, or none that all accept. */
export const contestedCapitals: Readonly<Record<string, Contested>> = {
  BJ: {
    chosen: 'Porto-Novo',
    others: ['Cotonou'],
    why: 'named by the constitution; Cotonou is the seat of government',
  },
  BO: { chosen: 'Sucre', others: ['La Paz'], why: 'named by the constitution; La Paz is the seat of government' },
  BQ: { chosen: 'Kralendijk', others: ['Oranjestad', 'The Bottom'], why: 'the largest; each island has its own' },
  CI: { chosen: 'Yamoussoukro', others: ['Abidjan'], why: 'the capital by law; Abidjan is the seat of government' },
  CL: { chosen: 'Santiago', others: ['Valparaíso'], why: 'the capital; only the congress sits in Valparaíso' },
  EH: { chosen: 'El Aaiún', others: ['Tifariti'], why: 'the chief town of the disputed territory' },
  GE: { chosen: 'Tbilisi', others: ['Kutaisi'], why: 'the capital; the parliament has come back from Kutaisi' },
  GQ: { chosen: 'Malabo', others: ['Ciudad de la Paz'], why: 'what GeoNames and CLDR name; the move is under way' },
  GS: {
    chosen: 'Grytviken',
    others: ['King Edward Point'],
    why: 'the settlement; King Edward Point is its harbour station',
  },
  HK: { chosen: 'Hong Kong', others: ['City of Victoria'], why: 'a city; Victoria is an old name of its heart' },
  ID: { chosen: 'Jakarta', others: ['Nusantara'], why: 'the seat until a decree moves it to Nusantara' },
  IL: { chosen: 'Jerusalem', others: ['Tel Aviv'], why: 'the seat of government; its status is disputed' },
  IO: { chosen: 'Diego Garcia', others: [], why: 'the only inhabited place, a military base' },
  KZ: { chosen: 'Astana', others: ['Nur-Sultan'], why: 'its name again since 2022; Nur-Sultan from 2019' },
  KI: { chosen: 'South Tarawa', others: ['Tarawa', 'Bairiki'], why: 'the settlement on the atoll of Tarawa' },
  LK: {
    chosen: 'Colombo',
    others: ['Sri Jayawardenepura Kotte'],
    why: 'the seat of president and courts, and what sources name; the parliament sits in the suburb of Kotte',
  },
  ME: { chosen: 'Podgorica', others: ['Cetinje'], why: 'the capital; Cetinje is the old royal one' },
  MM: { chosen: 'Naypyidaw', others: ['Nay Pyi Taw', 'Yangon'], why: 'the capital since 2005, as English writes it' },
  MO: { chosen: 'Macao', others: [], why: 'a city' },
  MS: { chosen: 'Plymouth', others: ['Brades'], why: 'the capital by law; abandoned after the eruption of 1997' },
  MY: { chosen: 'Kuala Lumpur', others: ['Putrajaya'], why: 'named by the constitution; Putrajaya is administrative' },
  NL: {
    chosen: 'Amsterdam',
    others: ['The Hague'],
    why: 'named by the constitution; The Hague is the seat of government',
  },
  NR: { chosen: 'Yaren', others: [], why: 'the district where the government sits; there is no official capital' },
  PS: { chosen: 'Ramallah', others: ['East Jerusalem'], why: 'where the authority sits; East Jerusalem is claimed' },
  SZ: {
    chosen: 'Mbabane',
    others: ['Lobamba'],
    why: 'the executive capital; Lobamba is the royal and legislative one',
  },
  TK: {
    chosen: null,
    others: ['Fakaofo', 'Nukunonu', 'Atafu'],
    why: 'the seat goes round the three atolls year by year',
  },
  TW: { chosen: 'Taipei', others: [], why: 'the seat of government' },
  TZ: { chosen: 'Dodoma', others: ['Dar es Salaam'], why: 'the capital by law since 1996' },
  YE: { chosen: "Sana'a", others: ['Aden'], why: 'named by the constitution; Aden is the seat for the time being' },
  ZA: {
    chosen: 'Pretoria',
    others: ['Cape Town', 'Bloemfontein'],
    why: 'the executive capital; the others are the legislative and the judicial one',
  },
};

export function capitalOf(isoCode: string, base: string | null): string | null {
  const contested = contestedCapitals[isoCode];
  if (contested !== undefined) return contested.chosen;
  const corrected = capitals[isoCode];
  return corrected === undefined ? base : corrected;
}
