/** Which property of a parent fills which placeholder of its children's paths: `{ zoneId: 'id' }`. */
export type Keys = Readonly<Record<string, string>>;
