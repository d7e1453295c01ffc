/** What a reader sets for this browser: colours, density of rows, and single keys. */
import { preference } from '../parts/preference.js';

export const themes = ['system', 'light', 'dark'] as const;
export const theme = preference('theme', themes, 'system');
export const density = preference('density', ['roomy', 'compact'], 'roomy');
/** Single keys get in the way of some who speak to their computer (WCAG 2.1.4). */
export const singleKeys = preference('keys', ['on', 'off'], 'on');

export function applySettings(): void {
  const { dataset } = document.documentElement;
  const apply = () => {
    if (theme.get() === 'system') delete dataset['theme'];
    else dataset['theme'] = theme.get();
    dataset['density'] = density.get();
  };
  apply();
  theme.subscribe(apply);
  density.subscribe(apply);
}
