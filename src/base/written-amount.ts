/** Reads amounts as people write them: `1,000.50`, `1.000,50`, `2,00,000`, `1 000`, `1'000.50`, in Latin or Arabic digits. */

/** One way to read a text. */
interface AmountReading {
  /** The digits with a decimal point. */
  readonly digits: string;
  /** The character before the decimals; null where there are none. */
  readonly point: string | null;
}

/** No-break, narrow no-break, thin and figure spaces separate groups as a space does. */
const spaces = /[\u00a0\u202f\u2009\u2007]/g;
/** The character code of the zero of each script. */
const zeros = ['0', '٠', '۰', '０'].map((zero) => zero.charCodeAt(0));

/** All ways to read the text, none if it is not an amount: `1,000` is a thousand or one, `1,5` has one reading. */
export function amountReadings(text: string): readonly AmountReading[] {
  const latin = inLatin(text.trim().replaceAll(spaces, ' ').replace(/^−/, '-').replaceAll('’', "'"));
  if (latin === null) return [];
  const [, sign = '', body = ''] = /^(-?)(.*)$/.exec(latin) ?? [];
  const signed = (digits: string, point: string | null) => ({ digits: sign + digits, point });
  const integer = ungrouped(body);
  const readings = integer === null ? [] : [signed(integer, null)];
  const [, before = '', point = '', decimals = ''] = /^(.*)([.,٫])(\d+)$/.exec(body) ?? [];
  if (point === '' || before.includes(point)) return readings;
  const units = before === '' ? '0' : ungrouped(before);
  return units === null ? readings : [...readings, signed(`${units}.${decimals}`, point)];
}

/** Null where the digits belong to two scripts. */
function inLatin(text: string): string | null {
  const [used = 0, ...more] = zeros.filter((zero) => [...text].some((each) => isDigit(each, zero)));
  if (more.length > 0) return null;
  return Array.from(text, (each) => (isDigit(each, used) ? String(each.charCodeAt(0) - used) : each)).join('');
}

function isDigit(character: string, zero: number): boolean {
  const code = character.charCodeAt(0);
  return code >= zero && code <= zero + 9;
}

/** An integer without its separators, all of one kind: groups of three, or the Indian groups of two before the last. */
function ungrouped(text: string): string | null {
  if (/^\d+$/.test(text)) return withoutZeros(text);
  const isGrouped =
    /^[1-9]\d{0,2}(?:([ ',.٬])\d{3})(?:\1\d{3})*$/.test(text) || /^[1-9]\d?(?:,\d{2})+,\d{3}$/.test(text);
  return isGrouped ? text.replaceAll(/\D/g, '') : null;
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}
