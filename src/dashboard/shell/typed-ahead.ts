/** Keeps the text that is typed while the palette is still loading, and types it there once the palette is shown. */

/** Elements that use keys themselves. */
const ownKeys = 'a, button, input, select, textarea, [contenteditable]';
/** Keys that are kept from what is below the palette, as those of its list. */
const listKeys = ['Enter', 'ArrowDown', 'ArrowUp'];

let text = '';
let start: EventTarget | null = null;

/** Called when the palette is opened, wherever the focus is. */
export function startTypingAhead(): void {
  text = '';
  start = document.activeElement;
}

/** Once the palette is there the focus is in it. */
export function isAhead(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.palette') === null;
}

/** Whether the key is the palette's, and so no other's. Readers may have gone to another field or button since. */
export function isTypedAhead({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return false;
  if (target !== start && target instanceof Element && target.matches(ownKeys)) return false;
  if (key === 'Backspace') text = text.slice(0, -1);
  else if (key.length === 1) text += key;
  else return listKeys.includes(key);
  return true;
}

/** Types the text as the reader would, so that the first result has the focus of the list. */
export function insertTypedAhead(field: HTMLInputElement): void {
  if (text === '') return;
  const typed = { bubbles: true, inputType: 'insertText', data: text };
  field.dispatchEvent(new InputEvent('beforeinput', typed));
  field.setRangeText(text, field.value.length, field.value.length, 'end');
  text = '';
  field.dispatchEvent(new InputEvent('input', typed));
}
