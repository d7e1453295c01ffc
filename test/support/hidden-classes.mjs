/** Starts the built server, asks it what is new to it, and prints of how many new names V8 shares the hidden classes. */
const haveSame = Function('a', 'b', 'return %HaveSameMap(a, b)');
await import('../../dist/server/bundled/index.js');

const headers = { 'content-type': 'application/json' };
const body = JSON.stringify({ query: '{ country(code: "IN") { name currency { code rate } } }' });
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/graphql`, { method: 'POST', headers, body });
await answer.text();

const names = Array.from({ length: 500 }, (_, index) => `variable${index}`);
const parsed = names.map((name) => [JSON.parse(`{"${name}":1}`), JSON.parse(`{"${name}":2}`)]);
console.log(`shared ${parsed.filter(([one, other]) => haveSame(one, other)).length} of ${names.length}`);
