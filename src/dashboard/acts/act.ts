/** Something that changes what is hosted: always shown in a dialog before it runs, with what it ends, loses and breaks. */
import type { ReactNode } from 'react';
import type { Decimal } from '../ask/money.js';
import type { HostingApiName } from '../generated/graphql.js';
import { store } from '../parts/store.js';

export interface Act {
  /** Distinguishes acts, as `actKey` makes it. */
  readonly key: string;
  readonly api: HostingApiName;
  readonly account: string;
  /** `Delete server worker-3?` */
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The object alone, where several are listed: `worker-3`; the title unless given. */
  readonly name?: string;
  /** Over several of its kind: `Delete servers`. */
  readonly group?: string;
  /** Of the button that runs it: `Delete worker-3`. */
  readonly doIt: string;
  /** Of the button that does not: `Keep it` unless given. */
  readonly leaveIt?: string;
  /**
   * The exact text that is sent, and its variables. Where the payload has an action, select
   * `action { id status progress error { code message } }` of it: its progress is then shown until it ends.
   */
  readonly mutation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** What cannot come back wants its name typed; else a second, explained click; null: nothing is lost, one click. */
  readonly confirm: { readonly type: string } | { readonly click: string } | null;
  /** A month of it, in the currency that is shown; null where it is not known; undefined where nothing ends. */
  readonly ends?: Decimal | null;
  readonly lost?: readonly ReactNode[];
  readonly breaks?: readonly ReactNode[];
  readonly stays?: readonly ReactNode[];
  /** The server whose dependents show what breaks, read while the dialog is open. */
  readonly server?: { readonly api: 'CLOUD' | 'DEDICATED'; readonly id: string };
  /** Read just before it is sent: nothing is, if the object is not as it was shown. */
  readonly again?: Again;
  /** Shown when it is done: `worker-3 is gone.` */
  readonly done: string;
}

export interface Again {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** In words what is not as it was shown; null when nothing is. */
  changed(data: unknown): string | null;
}

/** `deleteCloudServer`, of which account, and which object. */
export function actKey(mutation: string, api: string, account: string, id: string): string {
  return [mutation, api, account, id].join(' ');
}

/** What the dialog is open for: one act, or the same act for several objects. */
export const asked = store<readonly Act[]>([]);

export function openAct(...acts: readonly Act[]): void {
  asked.set(acts);
}
