/** Leads to what can be done with a thing that is about to be opened. */

/** Milliseconds between looks, and how many: its details come with an answer. */
const pause = 100;
const looks = 60;

/** Nothing is done: the focus comes to the first button that opens the dialog of an act. */
export function focusActs(left = looks): void {
  const act = document.querySelector<HTMLElement>('[data-side] [data-acts] button:enabled');
  if (act) act.focus();
  else if (left > 0) setTimeout(() => focusActs(left - 1), pause);
}

/** The key of the entry that the arrows have come to. */
export function keyInFocus(list: Element): string | null {
  return list.querySelector<HTMLElement>('[role="option"][data-focused]')?.dataset['key'] ?? null;
}
