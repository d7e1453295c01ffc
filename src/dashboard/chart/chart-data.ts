/** What a chart is drawn from, alike for its picture, its table and its CSV. */

export interface Series {
  readonly name: string;
  /** One for each time; null where nothing is known. */
  readonly values: readonly (number | null)[];
  readonly dashed?: boolean;
}

export interface Band {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** Arrays are compared by identity: one made anew draws the chart anew. */
export interface ChartData {
  readonly label: string;
  readonly unit: string;
  /** Unix seconds, ascending. */
  readonly times: readonly number[];
  readonly series: readonly Series[];
  /** Seconds: points further apart are not joined. Without it, every null parts its neighbours. */
  readonly gap?: number | undefined;
  /** What a dashed joint over a gap means, for the legend. Without it a gap is left empty. */
  readonly joint?: string | undefined;
  readonly bands?: readonly Band[] | undefined;
  /** The times are days (midnight in UTC), and are written as such wherever the reader is. */
  readonly daily?: boolean | undefined;
  /** The scale begins at zero, as for a share or a throughput. */
  readonly fromZero?: boolean | undefined;
  readonly height: number;
  format(value: number): string;
}
