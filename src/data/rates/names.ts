/** Names and symbols of currencies, from CLDR through `Intl`. */
import { boundedCache, caches } from '../../base/shares/caches.js';
import { CallerError, shown } from '../../base/errors.js';

const names = new Intl.DisplayNames('en', { type: 'currency' });

export function nameOf(code: string): string {
  return names.of(code) ?? code;
}

/** The short symbol as its users write it ($ rather than US$); the code where there is none. */
export function symbolOf(code: string): string {
  return symbolPart(
    code,
    new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' }),
  );
}

/** The symbol that distinguishes it from other currencies in that locale, in lower case: a$, nt$, zł. */
export function symbolIn(locale: string, code: string): string {
  return symbolPart(code, new Intl.NumberFormat(locale, { style: 'currency', currency: code })).toLowerCase();
}

function symbolPart(code: string, format: Intl.NumberFormat): string {
  return format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? code;
}

/** Longer than any language tag in CLDR. */
const longestLocale = 35;

const namesByLocale = boundedCache<Intl.DisplayNames>(caches.localeNames);

/** The names in a language, or in English where it has none; the same object while it is cached. */
export function namesIn(locale: string | null | undefined): Intl.DisplayNames {
  if (typeof locale !== 'string') return names;
  const known = namesByLocale.get(locale);
  if (known) return known;
  const displayNames = new Intl.DisplayNames([tagOf(locale), 'en'], { type: 'currency' });
  namesByLocale.set(locale, displayNames);
  return displayNames;
}

function tagOf(locale: string): string {
  try {
    const [tag] = locale.length > longestLocale ? [] : Intl.getCanonicalLocales(locale);
    if (tag !== undefined) return tag;
  } catch {
    // Not a language tag.
  }
  throw new CallerError('BAD_USER_INPUT', `Expected a locale such as "de" or "pt-PT", but got ${shown(locale)}.`);
}
