/** The texts of trusted documents by the names under which requests may ask for them. */
import { distance } from 'fastest-levenshtein';
import { sha256 } from '../../base/telemetry/operation-record.js';
import type { TrustedDocument } from './trusted-document.js';

/** Characters: longer names are compared with none. */
const longestMisspelt = 64;
/** Ids: an operator may have many more. */
const mostCompared = 1_000;
const mostLike = 3;

export class TrustedDocuments {
  #texts: ReadonlyMap<string, string> | undefined;

  /** They are read when a request first names one. */
  constructor(private readonly read: () => readonly TrustedDocument[]) {}

  /** The name is an id, or the SHA-256 of a text in hexadecimal, alone or with the prefix of GraphQL over HTTP, `sha256:`. */
  textOf(name: string): string | undefined {
    this.#texts ??= new Map(this.read().flatMap(namesOf));
    return this.#texts.get(name);
  }

  /** The ids that a misspelt one may stand for, the nearest first. */
  idsLike(name: string): string[] {
    if (name.length > longestMisspelt) return [];
    const ids = this.read().slice(0, mostCompared);
    return ids
      .flatMap(({ id }) => {
        const edits = editsIn(name, id);
        return edits === null ? [] : [{ id, edits }];
      })
      .sort((a, b) => a.edits - b.edits)
      .slice(0, mostLike)
      .map(({ id }) => id);
  }
}

/** Null where the names are too far from each other to be one; case counts little. */
function editsIn(name: string, id: string): number | null {
  const most = Math.max(1, Math.floor(Math.min(name.length, longestMisspelt) / 4));
  if (Math.abs(name.length - id.length) > most) return null;
  const edits = distance(name.toLowerCase(), id.toLowerCase());
  return edits <= most ? edits : null;
}

function namesOf({ id, text }: TrustedDocument): (readonly [string, string])[] {
  const hash = sha256(text);
  return [hash, `sha256:${hash}`, id].map((name) => [name, text] as const);
}
