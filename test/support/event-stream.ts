/** Reads a stream of server-sent events as it comes. */
import { until } from './until.js';

export interface StreamEvent {
  readonly event: string;
  readonly data: {
    readonly data?: Record<string, unknown> | null;
    readonly errors?: readonly { readonly message: string; readonly extensions: Record<string, unknown> }[];
  } | null;
}

export class EventStream {
  readonly events: StreamEvent[] = [];
  comments = 0;
  isOver = false;
  readonly #abort = new AbortController();
  response: Response | null = null;
  /** What was read after the last event. */
  #rest = '';

  /** Resolves once there is a status. */
  static open(url: string, body: unknown, headers: Record<string, string> = {}): Promise<EventStream> {
    const init = { method: 'POST', body: JSON.stringify(body) };
    return EventStream.#opened(`${url}/graphql`, { 'content-type': 'application/json', ...headers }, init);
  }

  /** What is no text is sent as JSON. */
  static openByGet(
    url: string,
    parameters: Readonly<Record<string, unknown>>,
    headers: Record<string, string> = {},
  ): Promise<EventStream> {
    const texts = Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    const search = new URLSearchParams(texts).toString();
    return EventStream.#opened(`${url}/graphql?${search}`, { 'apollo-require-preflight': '1', ...headers });
  }

  static async #opened(url: string, headers: Record<string, string>, init: RequestInit = {}): Promise<EventStream> {
    const stream = new EventStream();
    const { signal } = stream.#abort;
    stream.response = await fetch(url, { ...init, headers: { accept: 'text/event-stream', ...headers }, signal });
    void stream
      .#read(stream.response)
      .catch(() => undefined)
      .finally(() => (stream.isOver = true));
    return stream;
  }

  get status(): number | undefined {
    return this.response?.status;
  }

  /** The results so far. */
  get results(): NonNullable<StreamEvent['data']>[] {
    return this.events.flatMap(({ event, data }) => (event === 'next' && data !== null ? [data] : []));
  }

  get isComplete(): boolean {
    return this.events.some(({ event }) => event === 'complete');
  }

  async has(count: number): Promise<this> {
    await until(() => this.results.length >= count || this.isOver);
    return this;
  }

  async over(): Promise<this> {
    await until(() => this.isOver);
    return this;
  }

  /** The body of an answer that is no stream. */
  async refusal(): Promise<unknown> {
    await this.over();
    return JSON.parse(this.#rest);
  }

  close(): void {
    this.#abort.abort();
  }

  async #read({ body }: Response): Promise<void> {
    const decoder = new TextDecoder();
    const reader = body?.getReader();
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      this.#rest += decoder.decode(part.value, { stream: true });
      for (let end = this.#rest.indexOf('\n\n'); end !== -1; end = this.#rest.indexOf('\n\n')) {
        this.#take(this.#rest.slice(0, end));
        this.#rest = this.#rest.slice(end + 2);
      }
    }
  }

  #take(block: string): void {
    if (block.startsWith(':')) {
      this.comments += 1;
      return;
    }
    const [, event = '', data = ''] = /^event: (\w+)\ndata: ?(.*)$/s.exec(block) ?? [];
    this.events.push({ event, data: data === '' ? null : JSON.parse(data) });
  }
}
