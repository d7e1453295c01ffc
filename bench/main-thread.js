/** What the main thread of a page did, by the CPU time of its tasks in Chromium's trace: other work does not lengthen it. */

/** Traces what `act` makes the browser do, and returns the milliseconds of CPU of each task of the page at `url`. */
export async function taskTimes(browser, url, act) {
  await browser.startTracing(undefined, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  // Chromium has pages of its own, whose main threads are in the trace as well.
  const main = traceEvents.find(({ name, args }) => name === 'ParseHTML' && args.beginData?.url === url);
  return traceEvents
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === main.pid && tid === main.tid)
    .flatMap(({ tdur }) => (tdur === undefined ? [] : tdur / 1_000));
}
