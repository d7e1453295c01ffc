/** A request as a fuzzer makes it. */
export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  /** Several values are sent as several headers. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Buffer;
}

export interface FuzzAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** As it was sent, decoded when it was compressed. */
  readonly body: Buffer;
}

/** For a message: short and on few lines. */
export function shownRequest({ method, path, headers, body }: FuzzRequest): string {
  const text = body === undefined ? '' : `\n  ${JSON.stringify(body.toString('latin1').slice(0, 600))}`;
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 500)}${text}`;
}
