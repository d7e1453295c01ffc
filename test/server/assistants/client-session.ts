/** The protocol's own client, in a process of its own. */
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { packageIn } from '../../support/optional/packages.js';
import { startScript } from '../../support/run.js';

export const assistantClient = packageIn('scripts/packages/assistant', '@modelcontextprotocol/client');

export interface ClientOptions {
  /** By which the client is imported. */
  readonly address: string;
  readonly url: string;
  readonly token: string;
  readonly version: string;
}

/** Returns what it prints on connecting, and then of each call. */
export async function clientSession(
  { address, url, token, version }: ClientOptions,
  calls: readonly object[],
): Promise<Record<string, unknown>[]> {
  const client = startScript([join(import.meta.dirname, '../../support/assistant.mjs'), address, url, token, version]);
  client.stdin.end(calls.map((call) => `${JSON.stringify(call)}\n`).join(''));
  const printed: Record<string, unknown>[] = [];
  for await (const line of createInterface({ input: client.stdout })) printed.push(JSON.parse(line));
  return printed;
}
