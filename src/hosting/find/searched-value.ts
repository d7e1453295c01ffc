/** The values of an object by which it can be found. */
import type { AnyLocation } from '../../apis/machines/location.js';
import type { Sent } from '../../rest/mapping/as-sent.js';
import { isText } from '../../base/unknown.js';
import { publicKeyIn } from '../../apis/machines/public-key.js';
import { placeNamed } from '../machines/places.js';
import { comparable, loosely } from './comparable.js';
import { type AddressSpan, spanByMask, spanOf } from './span.js';

type SearchedValueKind = 'id' | 'name' | 'address' | 'label' | 'trait' | 'country' | 'text';

export interface SearchedValue {
  readonly kind: SearchedValueKind;
  /** The path of the field that says it. */
  readonly field: string;
  readonly text: string;
  /** Compared instead of it. */
  readonly key: string;
  /** The same without difference between hyphens, underscores and blanks. */
  readonly loose: string;
  /** The span of an address. */
  readonly span: AddressSpan | null;
  /** The object has this name in results, whatever its own fields are. */
  readonly isOwnName?: true;
}

type ApiLocation = Sent<Pick<AnyLocation, 'name' | 'city' | 'country'>> | null | undefined;
type Text = string | number | null | undefined;

/** Collects the values; absent ones are skipped. */
export class Notes {
  readonly said: SearchedValue[] = [];

  id(field: string, text: Text): this {
    return this.#note('id', field, text);
  }

  ids(field: string, texts: readonly Text[] | null | undefined): this {
    for (const text of texts ?? []) this.id(field, text);
    return this;
  }

  /** The object's own name, or a host name. */
  name(field: string, text: Text): this {
    return this.#note('name', field, text);
  }

  /** The object's name in results, if its own name says less. */
  fullName(field: string, text: Text): this {
    return this.#note('name', field, text, null, { isOwnName: true });
  }

  names(field: string, texts: readonly Text[] | null | undefined): this {
    for (const text of texts ?? []) this.name(field, text);
    return this;
  }

  /** Notes text about it, or any other value that is neither a name nor an address. */
  text(field: string, text: Text): this {
    return this.#note('text', field, text);
  }

  texts(field: string, texts: readonly Text[] | null | undefined): this {
    for (const text of texts ?? []) this.text(field, text);
    return this;
  }

  address(field: string, text: Text): this {
    return isText(text) ? this.#note('address', field, text, spanOf(text)) : this;
  }

  addresses(field: string, texts: readonly Text[] | null | undefined): this {
    for (const text of texts ?? []) this.address(field, text);
    return this;
  }

  /** Notes a network: its first address and the length of its prefix, or its mask as an address. */
  network(field: string, ip: Text, mask: Text): this {
    if (!isText(ip)) return this;
    if (typeof mask === 'number') return this.address(field, `${ip}/${mask}`);
    return this.#note('address', field, ip, isText(mask) ? spanByMask(ip, mask) : spanOf(ip));
  }

  /** Notes a value that may be an address, a host name, or something else. */
  content(field: string, text: Text): this {
    if (!isText(text)) return this;
    const span = spanOf(text);
    if (span) return this.#note('address', field, text, span);
    return /[\s"]/.test(text) ? this.text(field, text) : this.name(field, text);
  }

  labels(field: string, labels: unknown): this {
    for (const [key, value] of Object.entries(labels ?? {}))
      if (isText(value)) this.#note('label', field, value === '' ? key : `${key}=${value}`);
    return this;
  }

  /** Tags, such as `owner:web`. */
  tags(field: string, tags: readonly Text[] | null | undefined): this {
    for (const tag of tags ?? []) this.#note('label', field, tag);
    return this;
  }

  /** Notes a value that many objects share, for instance a type or location. */
  trait(field: string, text: Text): this {
    return this.#note('trait', field, text);
  }

  /** Notes a country by its code. */
  country(field: string, text: Text): this {
    return this.#note('country', field, text);
  }

  /** Notes a location as the cloud and the storage API write it. */
  location(field: string, location: ApiLocation): this {
    return this.trait(`${field}.name`, location?.name)
      .trait(`${field}.cityName`, location?.city)
      .country(`${field}.countryCode`, location?.country);
  }

  /** A data center or location as the dedicated API writes it, for instance `FSN1-DC8`. */
  datacenter(field: string, text: Text): this {
    const place = isText(text) ? placeNamed(text) : undefined;
    return this.trait(field, text).trait('city.name', place?.city).country('country.isoCode', place?.country);
  }

  /** A public SSH key, by its other fingerprint: the API returns the one of MD5. */
  publicKey(field: string, text: Text): this {
    return this.id(field, isText(text) ? publicKeyIn(text)?.sha256 : null);
  }

  #note(
    kind: SearchedValueKind,
    field: string,
    given: Text,
    span: AddressSpan | null = null,
    more: Pick<SearchedValue, 'isOwnName'> = {},
  ): this {
    if (given === null || given === undefined || given === '') return this;
    const text = String(given);
    const key = kind === 'label' ? comparable(text).replace(':', '=') : comparable(text);
    this.said.push({ kind, field, text, key, loose: loosely(key), span, ...more });
    return this;
  }
}
