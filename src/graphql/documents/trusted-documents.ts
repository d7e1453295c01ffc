/** The texts of trusted documents by the names under which requests may ask for them. */
import { sha256 } from '../../base/telemetry/operation-record.js';
import type { TrustedDocument } from './trusted-document.js';

export class TrustedDocuments {
  #texts: ReadonlyMap<string, string> | undefined;

  /** They are read when a request first names one. */
  constructor(private readonly read: () => readonly TrustedDocument[]) {}

  /** The name is an id, or the SHA-256 of a text in hexadecimal, alone or with the prefix of GraphQL over HTTP, `sha256:`. */
  textOf(name: string): string | undefined {
    this.#texts ??= new Map(this.read().flatMap(namesOf));
    return this.#texts.get(name);
  }
}

function namesOf({ id, text }: TrustedDocument): (readonly [string, string])[] {
  const hash = sha256(text);
  return [hash, `sha256:${hash}`, id].map((name) => [name, text] as const);
}
