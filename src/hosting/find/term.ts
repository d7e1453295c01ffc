/** One thing to search for, in all its readings, and how well a value matches it. */
import { spanByMask, spanOf, contains, type AddressSpan } from './span.js';
import { comparable, loosely } from './comparable.js';
import { hostIn, withoutZone } from './host-in.js';
import { identifiersIn } from './identifiers.js';
import { spanOfReverseName } from './reverse-name.js';
import type { SearchedValue } from './searched-value.js';

/** The greatest is best; 0 is no answer. */
export const scores = {
  exact: 100,
  begins: 80,
  inNetwork: 70,
  within: 60,
  about: 50,
  label: 40,
  labelPart: 30,
  /** Points less if a name differs in hyphens, underscores or blanks. */
  loose: 5,
} as const;

/** Characters from which a text may be the beginning of an id. */
const leastOfId = 4;

export class FindTerm {
  readonly #key: string;
  /** The words without the root dot that may end a host name. */
  readonly #words: string;
  readonly #loose: string;
  readonly #label: string;
  readonly #host: string | null;
  readonly #ids: readonly string[];
  readonly #spans: readonly AddressSpan[];
  readonly #maybeAddress: boolean;

  constructor(
    text: string,
    /** Code of the country that the text is a name of. */
    private readonly country: string | null,
  ) {
    this.#key = comparable(text);
    this.#words = withoutRoot(this.#key);
    this.#loose = loosely(this.#words);
    this.#label = labelOf(this.#key);
    this.#ids = [this.#key, ...identifiersIn(text)];
    const span = spanIn(text);
    const host = span ? null : hostIn(text);
    this.#host = host === null ? null : withoutRoot(comparable(host));
    const spanOfHost = host === null ? null : spanOf(host);
    this.#spans = [span, spanOfHost].filter((one) => one !== null);
    this.#maybeAddress = /^[\da-f]*[.:][\da-f.:]*$/.test(this.#key);
  }

  /** True if nothing comparable is left of the text. */
  get isEmpty(): boolean {
    return this.#key === '';
  }

  scoreOf(said: SearchedValue): number {
    switch (said.kind) {
      case 'id':
        return this.#scoreOfId(said);
      case 'name':
        return this.#scoreOfName(said);
      case 'address':
        return this.#scoreOfAddress(said);
      case 'label':
        return this.#scoreOfLabel(said);
      case 'trait':
        return said.loose === this.#loose ? scores.label : said.loose.includes(this.#loose) ? scores.labelPart : 0;
      case 'country':
        return said.key === this.country ? scores.label : 0;
      case 'text':
        return said.key.includes(this.#words) ? scores.about : 0;
    }
  }

  #scoreOfId({ key }: SearchedValue): number {
    let best = 0;
    for (const id of this.#ids) {
      if (key === id) return scores.exact;
      if (id.length >= leastOfId && key.startsWith(id)) best = scores.begins;
    }
    return best;
  }

  #scoreOfName({ key, loose }: SearchedValue): number {
    const best = scoreAsName(key, this.#words) || (this.#host === null ? 0 : scoreAsName(key, this.#host));
    if (best > 0 || (loose === key && this.#loose === this.#words)) return best;
    return Math.max(0, scoreAsName(loose, this.#loose) - scores.loose);
  }

  #scoreOfAddress({ key, span }: SearchedValue): number {
    if (this.#spans.length === 0) return this.#maybeAddress && key.startsWith(this.#key) ? scores.begins : 0;
    if (!span) return 0;
    let best = 0;
    for (const own of this.#spans) {
      if (span.low === own.low && span.high === own.high) return scores.exact;
      if (contains(span, own) || contains(own, span)) best = scores.inNetwork;
    }
    return best;
  }

  #scoreOfLabel({ key }: SearchedValue): number {
    const own = this.#label;
    if (own === '' || !key.includes(own)) return 0;
    const [name, value] = key.split('=');
    return key === own || name === own || value === own ? scores.label : scores.labelPart;
  }
}

function scoreAsName(key: string, words: string): number {
  const place = key.indexOf(words);
  if (place > 0) return scores.within;
  if (place < 0) return 0;
  return key.length === words.length || key === `${words}.` ? scores.exact : scores.begins;
}

function withoutRoot(name: string): string {
  return name.replace(/(?<=.)\.$/, '');
}

/** Normalizes `env: production`, `env = "production"` and the like. */
function labelOf(key: string): string {
  return key.replace(/["'`]/g, '').replace(/ ?(?:={1,2}|:) ?/, '=');
}

function spanIn(text: string): AddressSpan | null {
  const bare = withoutZone(text.replace(/ ?\/ ?/, '/').replace(/^\[([^\]]*)\]/, '$1'));
  const [address = '', mask = ''] = bare.split('/');
  return (
    spanOf(bare) ?? spanOfReverseName(bare) ?? (spanOf(mask) && spanOf(address) ? spanByMask(address, mask) : null)
  );
}
