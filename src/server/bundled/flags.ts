/** How V8 works: sparing at the start, nearly all of which runs once, and as ever for what comes after. */
import { setFlagsFromString } from 'node:v8';

/** Code that was made with other flags is not taken, so that these are set before it is made as before it is read. */
export function startSparing(): void {
  // To optimise what soon runs no more, and to share out small collections among threads, is a quarter of a start.
  setFlagsFromString('--no-opt');
  setFlagsFromString('--no-parallel-scavenge');
}

export function workAsEver(): void {
  setFlagsFromString('--opt');
  setFlagsFromString('--parallel-scavenge');
  // Left to itself, V8 lets garbage grow to several times what is in use before it collects on a machine with much memory.
  setFlagsFromString('--heap-growing-percent=50');
}
