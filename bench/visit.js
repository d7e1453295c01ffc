/** One visit to a page of the dashboard: what the browser's own observers record until nothing changes any more. */

/** Milliseconds without a request or a change after which a page is at rest; multiplied by the CPU slowdown. */
const restAfter = 700;

const kinds = { Document: 'page', Script: 'scripts', Stylesheet: 'style', Fetch: 'answers', XHR: 'answers' };

/** `act` runs once the page is at rest; what it causes is reported as `acted`. */
export async function visit(context, url, slowdown, act = () => null) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const traffic = await watchTraffic(devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  await page.goto(url);
  await rest(page, traffic, slowdown);
  const seen = await page.evaluate('seen');
  const acted = await act(page);
  await page.close();
  const { firstPaint, largestPaint, firstAmount, lastChange, tasks, shift } = seen;
  const after = tasks.filter(({ end }) => end > firstPaint);
  return {
    firstPaint,
    largestPaint,
    firstAmount,
    lastChange,
    longTasks: tasks.length,
    // As Lighthouse counts it: the part of each long task beyond 50 ms.
    blocked: after.reduce((sum, { duration }) => sum + duration - 50, 0),
    shift,
    requests: traffic.requests,
    bytes: traffic.bytes,
    acted,
  };
}

/** Bytes on the wire, by kind; what the browser had cached counts as none. */
async function watchTraffic(devtools) {
  const traffic = { requests: 0, under: 0, lastAt: performance.now(), bytes: {} };
  const kindOf = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    if (!kindOf.has(requestId)) traffic.under += 1;
    kindOf.set(requestId, kinds[type] ?? 'others');
  });
  const ended = ({ requestId, encodedDataLength = 0 }) => {
    const kind = kindOf.get(requestId);
    if (kind === undefined) return;
    traffic.under -= 1;
    traffic.lastAt = performance.now();
    if (encodedDataLength > 0) traffic.requests += 1;
    traffic.bytes[kind] = (traffic.bytes[kind] ?? 0) + encodedDataLength;
  };
  devtools.on('Network.loadingFinished', ended);
  devtools.on('Network.loadingFailed', ended);
  await devtools.send('Network.enable');
  return traffic;
}

async function rest(page, traffic, slowdown) {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const unchanged = await page.evaluate('performance.now() - Math.max(seen.lastChange, seen.largestPaint)');
    const quiet = Math.min(unchanged, performance.now() - traffic.lastAt);
    if (traffic.under === 0 && quiet > restAfter * slowdown) return;
  }
}

/** Runs in the page before its own scripts. An amount is recognised by its two decimals. */
const observe = `{
  const seen = { firstPaint: 0, largestPaint: 0, firstAmount: null, lastChange: 0, tasks: [], shift: 0 };
  globalThis.seen = seen;
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.firstPaint = startTime; });
  on('largest-contentful-paint', ({ startTime }) => { seen.largestPaint = startTime; });
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ end: startTime + duration, duration }));
  on('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value; });
  let told = false;
  new MutationObserver(() => {
    seen.lastChange = performance.now();
    if (told || !/\\d[.,]\\d\\d(?!\\d)/.test(document.querySelector('main')?.textContent ?? '')) return;
    told = true;
    // Its frame is what a visitor sees.
    requestAnimationFrame(() => setTimeout(() => { seen.firstAmount = performance.now(); }));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}`;
