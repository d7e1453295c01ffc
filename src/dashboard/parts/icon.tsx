/** Line icons on a grid of 24, drawn for this page. */

const paths = {
  meridian: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 2c-5.5 5.5-5.5 14.5 0 20M12 2c5.5 5.5 5.5 14.5 0 20M12 2v20',
  overview: 'M3 3h8v10H3zM13 3h8v6h-8zM13 12h8v9h-8zM3 16h8v5H3z',
  bill: 'M5 2h14v20l-3-2-2 2-2-2-2 2-2-2-3 2zM9 7h6M9 11h6M9 15h3',
  findings: 'M5 22V3M5 4c5-3 8 3 14 0v10c-6 3-9-3-14 0',
  machines: 'M2 4h20v6H2zM2 14h20v6H2zM6 7h.01M10 7h4M6 17h.01M10 17h4',
  names: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M2 12h20M12 2c3 3 4 6 4 10s-1 7-4 10c-3-3-4-6-4-10s1-7 4-10',
  rates: 'M2 18l7-8 5 4 8-9M16 5h6v6',
  places: 'M12 22c-4-5-7-8.5-7-12.5a7 7 0 0 1 14 0C19 13.5 16 17 12 22M12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  alerts: 'M5 18V11a7 7 0 0 1 14 0v7l2 1H3zM10 21h4',
  tokens: 'M8 11a5 5 0 1 0 0 10 5 5 0 0 0 0-10M11.5 12.5 21 3M17 7l3 3M14 10l2 2',
  search: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M15 15l6 6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 2',
  theme: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 3v18M12 7l6-1M12 12h9M12 17l6 1',
  person: 'M12 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21c0-5 3-7 8-7s8 2 8 7',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  next: 'M9 6l6 6-6 6',
  previous: 'M15 6l-6 6 6 6',
  calendar: 'M3 5h18v16H3zM3 10h18M8 2v5M16 2v5',
  close: 'M5 5l14 14M19 5L5 19',
  check: 'M4 12l5 6L20 6',
  minus: 'M5 12h14',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  warning: 'M12 3 2 21h20zM12 10v5M12 18h.01',
  plug: 'M9 2v6M15 2v6M6 8h12v3a6 6 0 0 1-12 0zM12 17v5',
  keys: 'M2 6h20v12H2zM6 10h.01M10 10h.01M14 10h.01M18 10h.01M7 14h10',
  columns: 'M3 4h18v16H3zM9 4v16M15 4v16',
  density: 'M3 5h18M3 12h18M3 19h18',
  upload: 'M12 15V3M7 8l5-5 5 5M4 21h16',
  statement: 'M6 2h9l4 4v16H6zM15 2v4h4M9 13l2.5 3 4-6',
  download: 'M12 3v12M7 11l5 5 5-5M4 21h16',
  power: 'M12 3v9M6 7a8 8 0 1 0 12 0',
  tag: 'M3 3h9l9 9-9 9-9-9zM7.5 7.5h.01',
  trash: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7',
  copy: 'M8 8h13v13H8zM16 8V3H3v13h5',
  table: 'M3 4h18v16H3zM3 10h18M10 10v10',
  swap: 'M4 8h16l-4-4M20 16H4l4 4',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M20 11a8 8 0 1 0-2 6M20 4v7h-7',
  link: 'M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1',
  open: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  bookmark: 'M6 3h12v18l-6-5-6 5z',
  print: 'M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7z',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
