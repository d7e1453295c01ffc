/** Global ids: readable texts of parts with colons between, such as `cloud:prod:server:1000169` or `currency:INR`. */

/** Characters. A name of an object takes up to 255 bytes of its provider, which are three times as many if encoded. */
export const longestId = 4096;

/** Whether a part stands for itself: nearly all do. */
const isPlain = /^[\w.~-]*$/;

export function composeId(first: string, ...others: readonly string[]): string {
  return others.reduce((id, part) => `${id}:${encodePart(part)}`, encodePart(first));
}

export function encodePart(part: string): string {
  if (isPlain.test(part)) return part;
  // Half a surrogate pair has no UTF-8, yet upstreams can send one in JSON.
  return part
    .split(/(\p{Surrogate})/u)
    .map((text, index) => (index % 2 === 1 ? `%u${codeOf(text)}` : encodeURIComponent(text)))
    .join('');
}

function codeOf(half: string): string {
  return half.charCodeAt(0).toString(16).toUpperCase();
}

/** Its parts; null for any text that `composeId` does not make, so that no two ids mean the same. */
export function parseId(id: string): readonly [string, ...string[]] | null {
  if (id.length > longestId) return null;
  try {
    const [first = '', ...others] = id.split(':').map(decodePart);
    return composeId(first, ...others) === id ? [first, ...others] : null;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

function decodePart(text: string): string {
  return text
    .split(/(%u[0-9A-F]{4})/)
    .map((part, index) =>
      index % 2 === 1 ? String.fromCharCode(parseInt(part.slice(2), 16)) : decodeURIComponent(part),
    )
    .join('');
}
