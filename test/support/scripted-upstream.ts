/** An HTTP upstream on a real socket that answers as its script says and records what it was asked. */
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  /** Repeated parameters as arrays. */
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly headers: IncomingMessage['headers'];
  /** Parsed when it is JSON. */
  readonly body: unknown;
  /** The body as it came. */
  readonly bytes: Buffer<ArrayBuffer>;
}

/** Answers with a body, with status and headers, or does what it likes with the response. */
export type Reply =
  | {
      readonly status?: number;
      readonly headers?: Record<string, string>;
      readonly body?: unknown;
      readonly text?: string;
    }
  | ((response: ServerResponse) => void);

export type Script = (asked: ReceivedCall, nth: number) => Reply | Promise<Reply>;

/** Its key and certificate. */
interface Tls {
  readonly key: string;
  readonly cert: string;
}

export class ScriptedUpstream {
  readonly asked: ReceivedCall[] = [];
  script: Script = () => ({ status: 404, body: { error: { code: 'not_found', message: 'nothing is here' } } });
  readonly #server;

  private constructor(private readonly tls?: Tls) {
    const answer = (request: IncomingMessage, response: ServerResponse) => void this.#answer(request, response);
    this.#server = tls ? createSecureServer(tls, answer) : createServer(answer);
    // A connection is never closed while a client that was kept busy thinks that it may use it again.
    this.#server.keepAliveTimeout = 0;
  }

  /** Listens on any free port. */
  static async start(script?: Script, tls?: Tls): Promise<ScriptedUpstream> {
    const upstream = new ScriptedUpstream(tls);
    if (script) upstream.script = script;
    await new Promise<void>((resolve) => upstream.#server.listen(0, '127.0.0.1', resolve));
    return upstream;
  }

  get url(): string {
    return `${this.tls ? 'https' : 'http'}://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What was asked, as `GET /volumes?page=1`. */
  get lines(): string[] {
    return this.asked.map(({ method, path, query }) => {
      const search = new URLSearchParams(
        Object.entries(query).flatMap(([name, value]) => [value].flat().map((v) => [name, v])),
      );
      return `${method} ${path}${search.size ? `?${search}` : ''}`;
    });
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // What was cut off was not asked.
      return;
    }
    const [path = '', search = ''] = (request.url ?? '').split('?');
    const query: Record<string, string | string[]> = {};
    const parameters = new URLSearchParams(search);
    for (const name of new Set(parameters.keys())) {
      const values = parameters.getAll(name);
      query[name] = values.length === 1 ? (values[0] ?? '') : values;
    }
    const bytes = Buffer.concat(chunks);
    const asked: ReceivedCall = {
      method: request.method ?? '',
      path,
      query,
      headers: request.headers,
      body: parsed(bytes.toString()),
      bytes,
    };
    this.asked.push(asked);
    const reply = await this.script(asked, this.asked.length);
    if (typeof reply === 'function') return reply(response);
    const text = reply.text ?? (reply.body === undefined ? '' : JSON.stringify(reply.body));
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers }).end(text);
  }
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
