declare module 'which-polygon' {
  interface Feature<Properties> {
    readonly properties: Properties;
    /** A polygon or several, as GeoJSON has them. */
    readonly geometry: unknown;
  }

  function whichPolygon<Properties>(collection: {
    readonly features: readonly Feature<Properties>[];
  }): (point: readonly [longitude: number, latitude: number]) => Properties | null;

  export = whichPolygon;
}
