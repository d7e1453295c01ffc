/** Maps placeholders in the paths of children to properties of the parent: `{ zoneId: 'id' }`. */
export type Keys = Readonly<Record<string, string>>;
