/** /terms and /license: what every rates result points to, in plain words. */
import { geographyAttribution } from '../../data/geography/attribution.js';

export function terms(): string {
  return page(
    'Terms of use',
    `<p>The data comes as it is, for information, without warranty of any kind. Rates are daily reference rates, not
offers to trade: check with your bank before you move money. Nobody behind this service is liable for what follows from
using it.</p>
${sources}
<p>Keep your token to yourself, and keep the attribution of the geographical data wherever you show it.</p>`,
  );
}

export function license(): string {
  return page(
    'Licence',
    `<p>Meridian, the software, is under the <a href="https://opensource.org/license/mit">MIT licence</a>: use, copy,
change and pass it on freely, with its copyright notice, and without warranty of any kind. The data it serves has
licences of its own.</p>
${sources}`,
  );
}

const sources = `<h2>Data and its licences</h2>
<dl>
<dt>Exchange rates</dt>
<dd><a href="https://github.com/fawazahmed0/exchange-api">currency-api</a>, dedicated to the public domain
(<a href="https://creativecommons.org/publicdomain/zero/1.0/">CC0 1.0</a>). Where it is out of reach, the
<a href="https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/">euro foreign exchange
reference rates</a> of the European Central Bank, free to use with its name as the source.</dd>
<dt>Countries, states and cities</dt>
<dd>${linked(geographyAttribution)}</dd>
<dt>Names and symbols of currencies, and who uses them</dt>
<dd><a href="https://cldr.unicode.org/">Unicode CLDR</a>, under the
<a href="https://www.unicode.org/license.txt">Unicode License v3</a>.</dd>
<dt>Flags</dt>
<dd>Pictures are linked, not copied: they come from <a href="https://flagcdn.com">flagcdn.com</a> unless this service is
set up with another host.</dd>
</dl>`;

function linked(text: string): string {
  return text.replace(/https:\/\/[^\s),]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Meridian</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark }
body { max-width: 42rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif }
dt { font-weight: 600; margin-top: 1rem } dd { margin: 0 }
</style>
</head>
<body>
<h1>${title}</h1>
${body}
</body>
</html>
`;
}
