/** The subjects of findings, in the order in which they are shown. */
export const abouts = [
  { key: 'cost', label: 'Cost' },
  { key: 'names', label: 'Names' },
  { key: 'reach', label: 'Reach' },
  { key: 'health', label: 'Health' },
  { key: 'end', label: 'End of life' },
] as const;
export type Subject = (typeof abouts)[number]['key'];
