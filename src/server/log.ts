/** The log on stderr: JSON for programs, and on a terminal lines that people read. */
import { type Logger, destination, pino } from 'pino';
import type { LogFormat, LogLevel } from './config/config.js';
import { readableLine } from './readable-line.js';

/** Turns a line of JSON into one for people. */
export type LineFormat = (json: string) => string;

interface Stderr {
  readonly isTerminal: boolean;
  /** Whether it shows colours; asked of a terminal alone. */
  hasColors(): boolean;
}

/** Null: lines stay JSON. */
export function lineFormat(setting: LogFormat, { isTerminal, hasColors }: Stderr): LineFormat | null {
  if (setting === 'json' || (setting === 'auto' && !isTerminal)) return null;
  const isColored = isTerminal && hasColors();
  return (json) => readableLine(json, isColored);
}

export function openLog(level: LogLevel, format: LineFormat | null): Logger {
  const stderr = destination(2);
  return pino({ level }, format === null ? stderr : { write: (json) => stderr.write(format(json)) });
}
