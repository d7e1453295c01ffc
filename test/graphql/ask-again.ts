/** Asks one question four times: at first, when it is known, when its answer may be kept, and when it is. */
export interface Received {
  readonly status: number;
  readonly text: string;
}

export async function askAgain(url: string, body: object, headers: Record<string, string> = {}): Promise<Received[]> {
  const received: Received[] = [];
  for (let asking = 0; asking < 4; asking += 1) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    received.push({ status: response.status, text: await response.text() });
  }
  return received;
}
