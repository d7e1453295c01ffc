/** V8 flags: no optimisation during startup, nearly all of which runs once, and the defaults afterwards. */
import { setFlagsFromString } from 'node:v8';

/**
 * V8 rejects cached code that was compiled with other flags, so set these both before compiling it and before loading
 * it.
 */
export function useStartupFlags(): void {
  // Optimising code that soon stops running, and spreading small collections over threads, takes a quarter of the
  // start.
  setFlagsFromString('--no-opt');
  setFlagsFromString('--no-parallel-scavenge');
}

export function restoreDefaultFlags(): void {
  setFlagsFromString('--opt');
  setFlagsFromString('--parallel-scavenge');
  // On a machine with much memory V8 would let garbage grow to several times the live heap before it collects.
  setFlagsFromString('--heap-growing-percent=50');
}
