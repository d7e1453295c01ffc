/** Settings of the reader in this browser: colours, row density, and single-key shortcuts. */
import { preference } from '../parts/preference.js';

export const themes = ['system', 'light', 'dark'] as const;
export const theme = preference('theme', themes, 'system');
export const density = preference('density', ['roomy', 'compact'], 'roomy');
/** Single-key shortcuts interfere with speech input (WCAG 2.1.4). */
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
