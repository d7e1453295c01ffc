/** What the facts of an API do not say, and where the graph says something in another way than the wire. */
import type { Endpoint } from './facts.js';
import { cloud } from './particulars/cloud.js';
import { dedicated } from './particulars/dedicated.js';
import { edge } from './particulars/edge.js';
import { storage } from './particulars/storage.js';

/** How the graph has a field of the wire. */
export type Difference =
  /** Under another name. */
  | { readonly as: string }
  /** In another shape. */
  | { readonly as: string; readonly select: string; readonly value: (wire: unknown) => unknown }
  /** Not beside the other fields, for a reason. */
  | { readonly absent: string };

/** One way to fill an object whose fields do not all go together. */
export interface Way {
  readonly with?: Readonly<Record<string, unknown>>;
  readonly without?: readonly string[];
  /** Sent though the caller has not given them. */
  readonly unsaid?: readonly string[];
}

/** A type that the graph lays out in another way than the wire. */
export interface Layout {
  /** Of the graph, by the names they would have on the wire. */
  readonly fields: Readonly<Record<string, string>>;
  of(wire: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
}

/** An input that the graph lays out in another way than the wire. */
export interface InputLayout {
  readonly fields: Layout['fields'];
  of(input: Readonly<Record<string, unknown>>): unknown;
}

/** A type of the facts that merges several, whose objects the graph has in kinds. */
export interface Kinds {
  /** The class of the interface or union, which knows its kinds and what distinguishes them. */
  readonly of: object;
  /** By the name that the kind has in the graph. */
  readonly each?: Readonly<Record<string, Kind>>;
}

export interface Kind {
  /** What shows it, where that is no single field, or for the kind of all others. */
  readonly with?: Readonly<Record<string, unknown>>;
  readonly without?: readonly string[];
  /** Fields that say more than those of the merged type. */
  readonly fields?: Readonly<Record<string, string>>;
}

export interface Particulars {
  /** By type and field, or call and field. */
  readonly differences: Readonly<Record<string, Difference>>;
  /** Types that say more than those of the facts, by type or call; of a call, those of its body, or of its query. */
  readonly revisions: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By type or call. */
  readonly ways: Readonly<Record<string, readonly Way[]>>;
  /** Values that more is expected of than their type says: by field, or by type and field. */
  readonly samples: Readonly<Record<string, unknown>>;
  /** Types that the facts do not name, as the graph has parts of others. */
  readonly types?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By type. Layouts and differences of one kind go by its name in the graph. */
  readonly kinds?: Readonly<Record<string, Kinds>>;
  /** By type. */
  readonly layouts?: Readonly<Record<string, Layout>>;
  /** By type or call: what the graph takes, and what the wire gets of it. */
  readonly inputs?: Readonly<Record<string, InputLayout>>;
  /** Answers that say more than those of the facts, by call. */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What the calls answer that rows make beyond the listing, where other calls need them. */
  readonly further?: readonly Endpoint[];
  /** By placeholder: the field of the object that fills it, where it has another name. */
  readonly ids?: Readonly<Record<string, string>>;
}

const none: Particulars = { differences: {}, revisions: {}, ways: {}, samples: {} };

export function particularsOf(api: string): Particulars {
  return { CLOUD: cloud, DEDICATED: dedicated, EDGE: edge, STORAGE: storage }[api] ?? none;
}
