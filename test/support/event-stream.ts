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

  /** Resolves once there is a status. */
  static async open(url: string, body: unknown, headers: Record<string, string> = {}): Promise<EventStream> {
    const stream = new EventStream();
    stream.response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      body: JSON.stringify(body),
      signal: stream.#abort.signal,
    });
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

  close(): void {
    this.#abort.abort();
  }

  async #read({ body }: Response): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    const reader = body?.getReader();
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      text += decoder.decode(part.value, { stream: true });
      for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
        this.#take(text.slice(0, end));
        text = text.slice(end + 2);
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
