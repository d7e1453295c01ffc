/** The calls that this process makes over HTTP, as Node reports them. */
import { channel } from 'node:diagnostics_channel';
import { ClientRequest } from 'node:http';
import { setImmediate } from 'node:timers/promises';

const started = channel('http.client.request.start');

export class UpstreamCalls {
  readonly #made: string[] = [];
  #underWay = 0;

  constructor() {
    started.subscribe(this.#note);
  }

  /** Those since it was asked last, in any order, once none is under way. */
  async taken(): Promise<string[]> {
    for (let rounds = 0; rounds < 30; rounds = this.#underWay > 0 ? 0 : rounds + 1) await setImmediate();
    return this.#made.splice(0).sort();
  }

  close(): void {
    started.unsubscribe(this.#note);
  }

  readonly #note = (message: unknown): void => {
    const request: unknown = Reflect.get(Object(message), 'request');
    if (!(request instanceof ClientRequest)) return;
    this.#made.push(`${request.method} ${request.path}`);
    this.#underWay += 1;
    request.once('close', () => (this.#underWay -= 1));
  };
}
