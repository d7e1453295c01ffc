/** Tables as CSV, by the same rules as the bill's. */
export { csv, type Cell } from '../../csv.js';
