/** Dates of which only a part was typed: to react-aria they are as empty as those that were left alone. */

export function incompleteDates(form: HTMLElement): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const field of form.querySelectorAll<HTMLElement>('[data-date-field]')) {
    const segments = [...field.querySelectorAll('[role="spinbutton"]')];
    const empty = segments.filter((segment) => segment.hasAttribute('data-placeholder')).length;
    const name = field.dataset['dateField'];
    if (name !== undefined && empty > 0 && empty < segments.length) found[name] = 'Complete the date, or clear it.';
  }
  return found;
}
