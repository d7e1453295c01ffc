/** What a nested question costs as a project grows: calls, time and memory for 100, 1,000 and 10,000 servers with a volume each. */
const json = { 'content-type': 'application/json' };

export async function growth({ url, authorization, upstreamUrl, residentMB }) {
  console.log(
    '\n| servers with a volume each | pages | upstream calls | ms | again | MB resident |\n|---|---|---|---|---|---|',
  );
  for (const count of [100, 1_000, 10_000]) {
    await fetch(`${upstreamUrl}/size/${count}`);
    const query = `{ cloud { servers(first: ${count}) { nodes { name volumes { name size } } } } }`;
    const request = { method: 'POST', headers: { ...json, ...authorization }, body: JSON.stringify({ query }) };
    const ask = async () => {
      await (await fetch(`${upstreamUrl}/calls`)).text();
      const begun = performance.now();
      const { data, errors } = await (await fetch(url, request)).json();
      const took = performance.now() - begun;
      if (errors || data.cloud.servers.nodes.some(({ volumes }) => volumes.length !== 1)) {
        throw new Error(JSON.stringify(errors)?.slice(0, 300) ?? `Not all of ${count} servers have their volume`);
      }
      return { took, calls: await (await fetch(`${upstreamUrl}/calls`)).text() };
    };
    const [first, again] = [await ask(), await ask()];
    const cells = [
      count,
      (2 * count) / 50,
      first.calls,
      first.took.toFixed(0),
      again.took.toFixed(0),
      residentMB().toFixed(0),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  await fetch(`${upstreamUrl}/size/200`);
}
