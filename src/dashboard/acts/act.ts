/** A change of hosted resources: always confirmed in a dialog that shows what it ends, deletes and breaks. */
import type { ReactNode } from 'react';
import type { Decimal } from '../format/money.js';
import type { HostingApiName } from '../generated/graphql.js';
import { store } from '../parts/store.js';
import type { Presence } from './presence.js';

export interface Act {
  /** Identifies an act; built by `actKey`. */
  readonly key: string;
  readonly api: HostingApiName;
  readonly account: string;
  /** `Delete server worker-3?` */
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The name of the object alone, for lists of several: `worker-3`; the title by default. */
  readonly name?: string;
  /** Title for several acts of a kind: `Delete servers`. */
  readonly group?: string;
  /** Label of the button that runs it: `Delete worker-3`. */
  readonly doIt: string;
  /** Label of the button that cancels it: `Keep it` by default. */
  readonly leaveIt?: string;
  /** At least one; each is sent once the one before is done. */
  readonly steps: readonly ActStep[];
  /** Irreversible: the name must be typed; else a second, explained click; null: nothing is lost, one click. */
  readonly confirm: { readonly type: string } | { readonly click: string } | null;
  /** How one mutation does the same to several: it is sent once, in place of the steps of each. */
  readonly together?: Together;
  /** The monthly cost that ends, in the displayed currency; null where it is unknown; undefined where nothing ends. */
  readonly ends?: Decimal | null;
  readonly lost?: readonly string[];
  readonly breaks?: readonly string[];
  readonly stays?: readonly string[];
  /** How many things it changes; one by default. */
  readonly things?: number;
  /** The thing is protected: the act lifts that first, or does its work beside it. */
  readonly protection?: 'lifted' | 'stays';
  /** The server whose dependents show what breaks; read while the dialog is open. */
  readonly server?: { readonly api: 'CLOUD' | 'DEDICATED'; readonly id: string };
  /** Read just before sending: nothing is sent if the object has changed since it was shown. */
  readonly again?: Again;
  /** Finds out whether the thing is still there, also once the page was closed and opened again. */
  readonly presence?: Presence;
  /** Message when it is done: `worker-3 is gone.` */
  readonly done: string;
}

interface Together {
  /** It takes `where` and `max`, and has an outcome for each thing. */
  readonly mutation: string;
  /** Beside these; acts in an account that have the same ones are sent as one. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** The conditions of `where` beside ids, APIs and accounts. */
  readonly where: Readonly<Record<string, unknown>>;
  readonly id: string;
}

export interface ActStep {
  /** `Lift the protection of worker-3`; the label of the act by default. */
  readonly label?: string;
  /**
   * The exact mutation to send. Where the payload has an action, select
   * `action { id status progress error { code message } }` of it: its progress is then shown until it ends.
   */
  readonly mutation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface Again {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Describes what has changed since it was shown; null when nothing has. */
  changed(data: unknown): string | null;
}

/** Identifies an act by its mutation, API, account and object. */
export function actKey(mutation: string, api: string, account: string, id: string): string {
  return [mutation, api, account, id].join(' ');
}

/** The acts that the dialog is open for: one, or the same one for several objects. */
export const openActs = store<readonly Act[]>([]);

export function openAct(...acts: readonly Act[]): void {
  openActs.set(acts);
}
