/** Which property of a parent fills which placeholder in its children's paths: `{ zoneId: 'id' }`. */
export type Keys = Readonly<Record<string, string>>;
