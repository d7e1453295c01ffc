/** Moves the focus to the acts of an object that is about to be opened. */

/** Milliseconds between attempts, and how many: the details come with a response. */
const pause = 100;
const looks = 60;

/** Runs nothing: focuses the first button that opens the dialog of an act. */
export function focusActs(left = looks): void {
  const act = document.querySelector<HTMLElement>('[data-side] [data-acts] button:enabled');
  if (act) act.focus();
  else if (left > 0) setTimeout(() => focusActs(left - 1), pause);
}

/** The key of the entry that the arrow keys have reached. */
export function keyInFocus(list: Element): string | null {
  return list.querySelector<HTMLElement>('[role="option"][data-focused]')?.dataset['key'] ?? null;
}
