/** Which content encoding a request wants, of those that answers are kept in. */

/** Best first: the order that decides between encodings a request likes equally. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Reads an Accept-Encoding header (RFC 9110, 12.5.3). What it does not allow at all is answered as it is. */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const qualities = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    qualities.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const others = qualities.get('*') ?? 0;
  let best: Encoding = 'identity';
  let bestQuality = 0;
  for (const encoding of encodings) {
    const quality = qualities.get(encoding) ?? others;
    if (quality > bestQuality) [best, bestQuality] = [encoding, quality];
  }
  return best;
}
