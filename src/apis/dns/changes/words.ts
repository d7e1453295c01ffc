/** The words in which descriptions of changes differ from API to API. */
export interface ChangesWords {
  /** As names of mutations and types have it: `Edge`. */
  readonly api: string;
  /** The name of the type of a change. */
  readonly changeType: string;
  /** What is changed at once: `record`, in full `DNS record`. */
  readonly noun: string;
  readonly fullNoun: string;
  /** Which zones can be changed. */
  readonly zone: string;
  /** The list that has the ids of zones. */
  readonly zoneList: string;
  readonly order: string;
  /** What a zone file cannot express, and what else there is to say of a synchronization. */
  readonly kept: string;
  /** How the differences are applied, and what a failure leaves. */
  readonly applied: string;
  /** Whether an answer says that its changes are made all or none. */
  readonly saysIfAllOrNothing: boolean;
  /** Ends of descriptions. */
  readonly ends: { readonly change: string; readonly changed: string; readonly undo: string };
}
