/**
 * Ends the process on SIGTERM, after a time in which balancers learn of it, or on SIGINT: requests in flight are
 * finished, within a time limit; a second signal ends it at once.
 */
import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { closeServices } from './load.js';
import type { Services } from './services.js';
import { guard } from '../base/guard.js';

/** Milliseconds for requests to finish, and for everything else after that. */
const finishing = 10_000;
const closing = 3_000;

interface Running {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly metrics: { close(): Promise<void> } | null;
  readonly sync: { stop(): Promise<void> };
  readonly daily: { stop(): void };
  /** Null where there are no traces. */
  readonly stopTracing: (() => Promise<void>) | null;
}

export function stopOnSignals(running: Running): void {
  let stopping = false;
  function onSignal(signal: 'SIGTERM' | 'SIGINT'): void {
    // The exit status by which shells report a signal.
    if (stopping) process.exit(128 + constants.signals[signal]);
    stopping = true;
    stop(running, signal === 'SIGTERM' ? running.services.config.stopDelay : 0).then(
      () => process.exit(0),
      (error: unknown) => fail(running, error),
    );
  }
  process.on('SIGTERM', guard(onSignal));
  process.on('SIGINT', guard(onSignal));
}

async function stop(running: Running, delay: number): Promise<void> {
  const { app, services, sync, daily, stopTracing } = running;
  daily.stop();
  app.draining.announce();
  await pause(delay);
  const cut = () => {
    const connections = app.draining.cut();
    if (connections === 0) return;
    const after = `after ${finishing / 1000} s`;
    services.log.warn(`The stop cut off ${connections} connection(s) on which requests had not ended ${after}`);
  };
  const cutting = setTimeout(guard(cut), finishing);
  const giveUp = () => fail(running, new Error('What the server stands on did not close in time'));
  setTimeout(guard(giveUp), finishing + closing);
  await Promise.all([sync.stop(), app.draining.drain(app.server)]);
  clearTimeout(cutting);
  await app.close();
  await running.metrics?.close();
  await Promise.all([closeServices(services), stopTracing?.()]);
}

function fail({ services }: Running, error: unknown): never {
  services.log.error({ err: error }, 'The stop failed');
  process.exit(1);
}
