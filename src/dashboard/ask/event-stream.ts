/** Reads the results of a subscription, as server-sent events. */

interface SubscriptionRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
}

/** Resolves once the stream is complete; rejects where it cannot be opened or breaks off. */
export type Subscribe = (request: SubscriptionRequest, onResult: (result: unknown) => void) => Promise<void>;

/** `address` is that of the graph. */
export function subscribeAt(address: string): Subscribe {
  return async ({ query, variables, signal }, onResult) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      credentials: 'same-origin',
      body: JSON.stringify({ query, variables }),
      signal,
    });
    if (!response.ok || response.body === null) throw new Error(`Expected a stream, but got ${response.status}`);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const events = (text + part.value).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        if (event.startsWith('event: complete')) return;
        const [, data] = /^event: next\ndata: (.*)$/.exec(event) ?? [];
        if (data !== undefined) onResult(JSON.parse(data));
      }
    }
    throw new Error('Expected the stream to be completed, but it broke off');
  };
}
