/** A statement has the rows of a provider's own file of what it has billed. */

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
  /** The word of the file, such as `Hours`; null in files that have none. */
  readonly unit: string | null;
  /** The first and the last day, such as `2026-10-31`. */
  readonly from: string;
  readonly until: string;
  readonly condition: string | null;
  readonly unitPrice: string | null;
  /** The amount without tax, in the currency of the statement. */
  readonly total: string;
}

export interface Statement {
  readonly form: StatementForm;
  readonly currency: string;
  readonly rows: readonly StatementRow[];
}
