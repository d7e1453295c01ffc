/** Asks one question four times: at first, when it is known, when its answer may be kept, and when it is. */
export interface Told {
  readonly status: number;
  readonly text: string;
}

export async function askAgain(url: string, body: object, headers: Record<string, string> = {}): Promise<Told[]> {
  const told: Told[] = [];
  for (let asking = 0; asking < 4; asking += 1) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    told.push({ status: response.status, text: await response.text() });
  }
  return told;
}
