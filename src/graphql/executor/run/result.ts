/** Serialises a result of graphql-js, counting its bytes. */
import type { ExecutionResult } from 'graphql';
import type { Text } from '../../../base/bytes.js';
import { type ByteLimit, Writer } from './json-writer.js';

type ResultData = NonNullable<ExecutionResult['data']>;

/** Throws what the limit throws. */
export function bytesOfResult(data: ResultData, limit: ByteLimit): Text | undefined {
  const to = Writer.begin(limit);
  try {
    write(data, to);
    return to.end();
  } catch (error) {
    to.drop();
    throw error;
  }
}

function write(value: unknown, to: Writer): void {
  if (typeof value === 'string') to.quoted(value);
  else if (Array.isArray(value)) writeItems(value, to);
  else if (isSelection(value)) writeFields(value, to);
  // A scalar value, possibly an object.
  else to.text(JSON.stringify(value) ?? 'null');
}

function writeItems(items: readonly unknown[], to: Writer): void {
  to.bytes('[');
  items.forEach((item, index) => {
    if (index > 0) to.bytes(',');
    write(item, to);
  });
  to.bytes(']');
}

function writeFields(fields: Readonly<Record<string, unknown>>, to: Writer): void {
  to.bytes('{');
  Object.entries(fields).forEach(([key, value], index) => {
    if (index > 0) to.bytes(',');
    to.quoted(key);
    to.bytes(':');
    write(value, to);
  });
  to.bytes('}');
}

/** Result objects of graphql-js have no prototype. */
function isSelection(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === null;
}
