/** Compares what came with what a document prints, where an ellipsis stands for whatever is there. */

const ellipsis = '…';

/** The JSON of a document; an ellipsis may stand within a text, for a value, or for the rest of a list or object. */
export function parsePrinted(text: string): unknown {
  // Outside of texts it becomes a text, and where a name is wanted, a name.
  const quoted = text.replace(/"(?:[^"\\]|\\.)*"|([\d.]*)…(?=(\s*[}])?)/g, (found, digits, closes) => {
    if (digits === undefined) return found;
    const value = JSON.stringify(`${digits}${ellipsis}`);
    return closes !== undefined && digits === '' ? `${value}: ${value}` : value;
  });
  return JSON.parse(quoted);
}

/** What differs, by path; none: it is the same. */
export function differences(printed: unknown, came: unknown, path = ''): string[] {
  const differ = [
    `${path || 'all'}: printed ${JSON.stringify(printed)}, but got ${JSON.stringify(came)?.slice(0, 300)}`,
  ];
  if (typeof printed === 'string' && printed.includes(ellipsis)) {
    return printed === ellipsis || patternOf(printed).test(String(came)) ? [] : differ;
  }
  if (Array.isArray(printed)) {
    if (!Array.isArray(came)) return differ;
    const isPart = printed.at(-1) === ellipsis;
    const items = isPart ? printed.slice(0, -1) : printed;
    if (isPart ? came.length < items.length : came.length !== items.length) return differ;
    return items.flatMap((item, index) => differences(item, came[index], `${path}[${index}]`));
  }
  if (isObject(printed)) {
    if (!isObject(came)) return differ;
    const { [ellipsis]: rest, ...own } = printed;
    const more = Object.keys(came).filter((name) => !(name in own));
    if (rest === undefined && more.length > 0) return [`${path || 'all'}: not printed ${more.join(', ')}`];
    return Object.entries(own).flatMap(([name, value]) => differences(value, came[name], `${path}.${name}`));
  }
  return printed === came ? [] : differ;
}

/** Of a text: an ellipsis in it stands for anything. */
export function patternOf(printed: string): RegExp {
  const parts = printed.split(ellipsis).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
