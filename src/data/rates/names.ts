/** English names and symbols of currencies, from CLDR through `Intl`. */

const names = new Intl.DisplayNames('en', { type: 'currency' });

export function nameOf(code: string): string {
  return names.of(code) ?? code;
}

/** The symbol in its short form, as its users write it ($ rather than US$); the code where there is none. */
export function symbolOf(code: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? code;
}
