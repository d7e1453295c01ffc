/** /terms and /license: what every rates result points to, in plain words. */
import { dataLicenses, notices } from '../../data/licenses.js';

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
${sources}
<h2>Notices</h2>
${notices()
  .map((notice) => `<pre>${escaped(notice)}</pre>`)
  .join('\n')}`,
  );
}

const sources = `<h2>Data and its licences</h2>
<dl>
${dataLicenses.map(({ data, attribution }) => `<dt>${data}</dt>\n<dd>${linked(attribution)}</dd>`).join('\n')}
<dt>Flags</dt>
<dd>Pictures are linked, not copied: they come from <a href="https://flagcdn.com">flagcdn.com</a> unless this service is
set up with another host.</dd>
</dl>`;

function linked(text: string): string {
  return text.replace(/https:\/\/[^\s),]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
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
pre { white-space: pre-wrap; font-size: 0.8rem }
</style>
</head>
<body>
<h1>${title}</h1>
${body}
</body>
</html>
`;
}
