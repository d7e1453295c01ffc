/** Names that no source has and that people use for states and cities: islands, abbreviations, nicknames. */

/** Names of states by "country state"; an island stands for the state that it is most of. */
export const stateAliases: Readonly<Record<string, readonly string[]>> = {
  'BR SP': ['Sao Paulo State'],
  'CA PE': ['PEI'],
  'DE NW': ['NRW'],
  'EC W': ['Galapagos Islands', 'Islas Galápagos'],
  'ES CN': ['Canaries'],
  'ES GC': ['Gran Canaria', 'Lanzarote', 'Fuerteventura'],
  'ES PM': ['Mallorca', 'Majorca', 'Menorca', 'Minorca', 'Balearics'],
  'ES TF': ['Tenerife', 'Teneriffa'],
  'ES PV': ['Euskadi'],
  'FR ARA': ['Rhône-Alpes'],
  'FR PAC': ["Côte d'Azur", 'French Riviera'],
  'ID JW': ['Java'],
  'ID SM': ['Sumatra'],
  'IN JK': ['Kashmir'],
  'IT 23': ["Val d'Aosta"],
  'KR 49': ['Jeju Island', '제주도'],
  'PF 05': ['Tahiti'],
  'RU CE': ['Chechnya'],
  'US FL': ['Fla'],
};

/** Names of cities by "country state city". */
export const cityAliases: Readonly<Record<string, readonly string[]>> = {
  'AR C Buenos Aires': ['Bs As'],
  'CL VS Hanga Roa': ['Easter Island', 'Rapa Nui', 'Isla de Pascua'],
  'GR L Fira': ['Santorini'],
  'KH 17 Siem Reap': ['Angkor', 'Angkor Wat'],
  'MY 14 Kuala Lumpur': ['KL'],
  'PH AKL Malay': ['Boracay'],
  'TH 10 Bangkok': ['กทม'],
  'US DC Washington': ['DC'],
  'US UT Salt Lake City': ['SLC'],
  'US IL Chicago': ['Chi-Town'],
  'US LA New Orleans': ['NOLA'],
  'VN SG Ho Chi Minh City': ['TP HCM', 'TPHCM'],
  'ZA GP Johannesburg': ['Jozi', 'JHB'],
};
