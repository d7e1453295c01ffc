/** Form encoding: `name[]=a` for lists, `rules[input][0][action]=accept` for nested values. */

export function encodeForm(body: unknown): string {
  return pairsOf('', body)
    .map(([name, value]) => `${name}=${encodeText(value)}`)
    .join('&');
}

function encodeText(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1);
}

/** Omits absent values and empty lists, which a form cannot represent. */
function pairsOf(name: string, value: unknown): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  const isPlainList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  return Object.entries(value).flatMap(([key, item]) => pairsOf(within(name, isPlainList ? '' : key), item));
}

function within(name: string, key: string): string {
  return name === '' ? encodeURIComponent(key) : `${name}[${encodeURIComponent(key)}]`;
}
