/** The stylesheet's colours for a canvas, which knows no custom properties, and notice of a change of theme. */

type Name = 'data' | 'text-3' | 'grid' | 'line' | 'sunken' | 'bg';

export type Ink = Readonly<Record<Name, string>> & { readonly font: string };

/** A custom property can be `light-dark(…)`, which is resolved only as the colour of an element. */
export function inkOf(host: HTMLElement): Ink {
  const probe = document.createElement('span');
  probe.hidden = true;
  host.append(probe);
  const colour = (name: Name) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const ink = {
    data: colour('data'),
    'text-3': colour('text-3'),
    grid: colour('grid'),
    line: colour('line'),
    sunken: colour('sunken'),
    bg: colour('bg'),
    font: getComputedStyle(host).fontFamily,
  };
  probe.remove();
  return ink;
}

/** Calls back when the theme of the system or of the page changes; returns a function that stops it. */
export function watchTheme(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  const page = new MutationObserver(changed);
  page.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', changed);
    page.disconnect();
  };
}
