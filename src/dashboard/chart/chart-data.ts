/** The data of a chart, the same for its picture, its table and its CSV. */

export interface Series {
  readonly name: string;
  /** One for each time; null where it is unknown. */
  readonly values: readonly (number | null)[];
  readonly dashed?: boolean;
}

export interface Band {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** Arrays are compared by identity: a new one redraws the chart. */
export interface ChartData {
  readonly label: string;
  readonly unit: string;
  /** Unix seconds, ascending. */
  readonly times: readonly number[];
  readonly series: readonly Series[];
  /** Seconds: points further apart are not joined. If it is absent, every null breaks the line. */
  readonly gap?: number | undefined;
  /** The meaning of a dashed line over a gap, for the legend. If it is absent, gaps stay empty. */
  readonly joint?: string | undefined;
  readonly bands?: readonly Band[] | undefined;
  /** The times are days (midnight in UTC), and are written as such in every time zone. */
  readonly daily?: boolean | undefined;
  /** The scale begins at zero, as for a share or a throughput. */
  readonly fromZero?: boolean | undefined;
  readonly height: number;
  format(value: number): string;
}
