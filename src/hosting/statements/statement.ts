/** What a provider has billed: the rows of a file of its own. */

export enum StatementForm {
  ITEMISED = 'ITEMISED',
  EIGHT_COLUMNS = 'EIGHT_COLUMNS',
}

export interface StatementRow {
  /** The line of the file on which the row begins, from 1. */
  readonly line: number;
  /** The project or panel; null in files that have none. */
  readonly grouping: string | null;
  readonly product: string;
  /** The name of the resource, as the provider has it. */
  readonly description: string;
  /** The kind and number of the resource, such as `Server 90000031`; null in files that have none. */
  readonly reference: string | null;
  /** The number of the resource; null where the row names none. */
  readonly resourceId: string | null;
  /** Digits with a decimal point, as are all amounts. */
  readonly quantity: string;
  /** As the file has it, such as `Hours`; null in files that have none. */
  readonly unit: string | null;
  /** The first and the last day, such as `2026-10-31`. */
  readonly from: string;
  readonly until: string;
  readonly condition: string | null;
  readonly unitPrice: string | null;
  /** Without tax, in the currency of the statement. */
  readonly total: string;
}

export interface Statement {
  readonly form: StatementForm;
  readonly currency: string;
  readonly rows: readonly StatementRow[];
}
