/** Describes the scalars of the graph, and links their specifications. */
import { type GraphQLSchema, isScalarType, isSpecifiedScalarType } from 'graphql';

interface Described {
  /** Absent where the scalar's own class has it. */
  readonly about?: string;
  readonly url: string;
}

const described: Readonly<Record<string, Described>> = {
  CurrencyCode: { url: 'https://www.iso.org/iso-4217-currency-codes.html' },
  Date: {
    about: 'A day, such as `2007-12-03`: a `full-date` of RFC 3339',
    url: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  },
  DateTime: {
    about: 'A moment, such as `2007-12-03T10:15:30Z`: a `date-time` of RFC 3339. Answers are in UTC',
    url: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  },
  // What is accepted beyond its lexical form is in the description.
  Decimal: { url: 'https://www.w3.org/TR/xmlschema11-2/#decimal' },
  JSON: { about: 'Any JSON value', url: 'https://www.rfc-editor.org/rfc/rfc8259' },
  JSONObject: { about: 'A JSON object', url: 'https://www.rfc-editor.org/rfc/rfc8259#section-4' },
  LocalDateTime: { url: 'https://www.w3.org/TR/xmlschema11-2/#dateTime' },
  SafeInt: {
    about: 'A whole number from -9,007,199,254,740,991 to 9,007,199,254,740,991, which JavaScript reads exactly',
    url: 'https://www.ecma-international.org/ecma-262/#sec-number.issafeinteger',
  },
};

/** Throws for a scalar that the table lacks. */
export function describeScalars(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || isSpecifiedScalarType(type)) continue;
    const of = described[type.name];
    if (!of) throw new Error(`The scalar ${type.name} has no specification: name it in src/server/scalars.ts`);
    type.specifiedByURL = of.url;
    if (of.about !== undefined) type.description = `${of.about}.`;
  }
}
