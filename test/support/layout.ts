/** What of a page a reader would have to scroll to the side for, or would scroll to and find blank. */

/** Frames in which a page has taken another width. */
const frames = 20;

/** In any browser. */
interface Evaluating {
  evaluate(script: string): Promise<unknown>;
}

/** Each as `where: what is wrong`. */
export async function misfits(page: Evaluating): Promise<string[]> {
  const found = async () => (await page.evaluate(find)) as string[];
  for (let frame = 0; frame < frames; frame++) {
    const now = await found();
    if (now.length === 0) return now;
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
  return found();
}

/** Pixels of padding and of the foot of a list below the last thing that is drawn. */
const mostBlank = 120;

const find = `(() => {
  const root = document.documentElement;
  const all = [...document.body.querySelectorAll('*')].map((element) => ({
    element,
    style: getComputedStyle(element),
    box: element.getBoundingClientRect(),
  }));
  const seen = all.filter(
    ({ element, style, box }) =>
      box.width > 1 && box.height > 1 && style.visibility !== 'hidden' && style.clipPath === 'none' && !element.closest('svg, .hidden-text'),
  );
  // What an ellipsis stands for is shown elsewhere.
  const isCut = (element) => element.closest('.clip') !== null && !element.classList.contains('clip');
  const nameOf = ({ tagName, className }) => tagName.toLowerCase() + '.' + String(className).split(' ')[0];
  const wrong = [];
  if (root.scrollWidth > root.clientWidth) wrong.push('the page: is ' + root.scrollWidth + ' wide');
  if (root.scrollHeight > root.clientHeight) wrong.push('the page: is ' + root.scrollHeight + ' high, and the window ' + root.clientHeight);
  for (const { element, box } of seen) {
    if (!isCut(element) && (box.right > root.clientWidth + 1 || box.left < -1)) wrong.push(nameOf(element) + ': ' + box.left + ' to ' + box.right);
  }
  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
  for (const { element, style, box } of all) {
    if (element.clientWidth === 0) continue;
    if (scrolls(style.overflowX) && element.scrollWidth > element.clientWidth + 1) {
      wrong.push(nameOf(element) + ': scrolls to the side, ' + element.scrollWidth + ' in ' + element.clientWidth);
    }
    if (!scrolls(style.overflowY) || element.scrollHeight <= element.clientHeight + 1) continue;
    const lowest = Math.max(...seen.filter((one) => element !== one.element && element.contains(one.element)).map((one) => one.box.bottom));
    const blank = element.scrollHeight - (lowest - box.top + element.scrollTop);
    if (blank > ${mostBlank}) wrong.push(nameOf(element) + ': ends with ' + Math.round(blank) + ' blank pixels');
  }
  return wrong;
})()`;
