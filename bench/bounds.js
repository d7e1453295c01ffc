/** The targets for Meridian, beside what was measured. A missed target fails nothing. */
import { printHead, printRow } from './table.js';

export class Bounds {
  #rows = [];

  atLeast(what, bound, measured) {
    this.#rows.push([`${what} ≥ ${bound.toFixed(2)}`, measured.toFixed(2), holds(measured >= bound)]);
  }

  atMost(what, bound, measured, unit) {
    this.#rows.push([`${what} ≤ ${bound} ${unit}`, `${measured.toFixed(0)} ${unit}`, holds(measured <= bound)]);
  }

  print() {
    if (this.#rows.length === 0) return;
    printHead(['bound', 'measured', 'holds']);
    this.#rows.forEach(printRow);
  }
}

function holds(isTrue) {
  return isTrue ? 'yes' : 'no';
}
