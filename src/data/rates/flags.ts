/** The flag of the country that issues a currency, as an emoji and as pictures. */

/**
 * The first two letters of a currency code are its issuer's country, but for the currencies of unions:
 * there it is the country where the central bank sits, if that lies within the union, else the largest user.
 */
const unions: Readonly<Record<string, string>> = {
  ANG: 'cw', // that of the Netherlands Antilles is none any more; its central bank sat in Willemstad
  XAF: 'cm', // Bank of Central African States, Yaoundé
  XCD: 'kn', // Eastern Caribbean Central Bank, Basseterre
  XCG: 'cw', // Central Bank of Curaçao and Sint Maarten, Willemstad
  XOF: 'sn', // Central Bank of West African States, Dakar
  XPF: 'pf', // issued from Paris; French Polynesia is the largest user
};

interface Flag {
  readonly flag: string;
  readonly flagPng: string;
  readonly flagSvg: string;
}

/** `baseUrl` is a host with the layout of flagcdn.com. */
export function flagOf(currencyCode: string, baseUrl: string): Flag {
  const country = issuer(currencyCode);
  return {
    flag: emoji(country),
    flagPng: `${baseUrl}/w320/${country}.png`,
    flagSvg: `${baseUrl}/${country}.svg`,
  };
}

/** Two letters in lower case: ISO 3166, and `eu` for the euro. */
export function issuer(currencyCode: string): string {
  return unions[currencyCode] ?? currencyCode.slice(0, 2).toLowerCase();
}

/** A flag is its country's two letters, written in regional indicator symbols. */
function emoji(country: string): string {
  const regionalA = 0x1f1e6;
  return String.fromCodePoint(...[...country].map((letter) => regionalA + letter.charCodeAt(0) - 'a'.charCodeAt(0)));
}
