/** What subscriptions cost: a thousand events of a whole table of rates, each of a stream of its own, beside as many queries. */
import { printHead, printRow } from './table.js';

const name = 'Meridian';
const events = 1_000;
/** Streams that are open at once. */
const atOnce = 20;
const fields = 'date rates { code rate date source }';

/** Milliseconds of CPU of one event, as a multiple of those of the same query. */
const mostTimes = 4;

export async function live(stage, bounds) {
  const { url, cpuSeconds } = await stage.server(name);
  const ask = (query, accept) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ query }),
    });
  let count = 0;
  const query = async () => {
    // A name of its own, so that no whole answer is taken from the cache; with it, the text is parsed each time.
    const response = await ask(`{ a${(count += 1)}: rates(base: "EUR") { ${fields} } }`, 'application/json');
    await response.text();
  };
  const event = async () =>
    firstEvent(await ask(`subscription { ratesPublished(base: "EUR") { ${fields} } }`, 'text/event-stream'));
  const figures = {};
  for (const [label, one] of Object.entries({ query, event })) {
    await inParallel(atOnce * 5, one);
    const before = cpuSeconds();
    await inParallel(events, one);
    figures[label] = ((cpuSeconds() - before) / events) * 1_000;
  }
  printHead(['live', 'ms of CPU a query', 'ms of CPU an event']);
  printRow(['a whole table of rates', figures.query.toFixed(2), figures.event.toFixed(2)]);
  bounds.atMost('an event of a whole table : the same query', mostTimes, figures.event / figures.query, 'times');
}

/** Reads until the first event is complete, and disconnects. */
async function firstEvent({ body }) {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    if (/event: next\n.*\n\n/.test(text)) return;
  }
  throw new Error(`Expected an event, but got ${text}`);
}

async function inParallel(count, work) {
  const left = Array.from({ length: count }).keys();
  const worker = async () => {
    while (left.next().done === false) await work();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
