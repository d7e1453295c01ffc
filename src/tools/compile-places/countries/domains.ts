/**
 * Top-level domains of countries as the root zone of IANA has them: those in other scripts beside the Latin ones of the
 * base data set, and those of the data set that were never delegated.
 */

const inOtherScripts: Readonly<Record<string, readonly string[]>> = {
  AE: ['امارات'],
  AM: ['հայ'],
  BD: ['বাংলা'],
  BG: ['бг'],
  BH: ['البحرين'],
  BY: ['бел'],
  CN: ['中国', '中國'],
  DZ: ['الجزائر'],
  EG: ['مصر'],
  GE: ['გე'],
  GR: ['ελ'],
  HK: ['香港'],
  IL: ['ישראל'],
  IN: [
    'भारत',
    'ভারত',
    'భారత్',
    'ભારત',
    'ਭਾਰਤ',
    'இந்தியா',
    'بھارت',
    'ಭಾರತ',
    'ഭാരതം',
    'ଭାରତ',
    'ভাৰত',
    'भारतम्',
    'भारोत',
    'ڀارت',
    'بارت',
  ],
  IQ: ['عراق'],
  IR: ['ایران'],
  JO: ['الاردن'],
  KR: ['한국'],
  KZ: ['қаз'],
  LA: ['ລາວ'],
  LK: ['ලංකා', 'இலங்கை'],
  MA: ['المغرب'],
  MK: ['мкд'],
  MN: ['мон'],
  MO: ['澳門'],
  MR: ['موريتانيا'],
  MY: ['مليسيا'],
  OM: ['عمان'],
  PK: ['پاکستان'],
  PS: ['فلسطين'],
  QA: ['قطر'],
  RS: ['срб'],
  RU: ['рф'],
  SA: ['السعودية'],
  SD: ['سودان'],
  SG: ['新加坡', 'சிங்கப்பூர்'],
  SY: ['سورية'],
  TH: ['ไทย'],
  TN: ['تونس'],
  TW: ['台湾', '台灣'],
  UA: ['укр'],
};

/** Bonaire's base entry, .an, has gone with the Netherlands Antilles. */
const neverDelegated = new Set(['BL', 'BQ', 'EH', 'MF', 'XK']);

export function domainsOf(isoCode: string, base: string | null): string[] {
  const latin = base === null || neverDelegated.has(isoCode) ? [] : [base];
  return [...latin, ...(inOtherScripts[isoCode] ?? []).map((domain) => `.${domain}`)];
}
