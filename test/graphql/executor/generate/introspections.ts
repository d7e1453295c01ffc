/** Questions about a schema itself. */
export const introspections = [
  '__schema { queryType { name kind } mutationType { name } directives { name locations } }',
  '__schema { types { name possibleTypes { name } } }',
  'odd: __type(name: "Point") { name isOneOf inputFields { name defaultValue type { kind ofType { name } } } }',
  '__type(name: "Nothing") { name }',
  '__type(name: "Color") { enumValues(includeDeprecated: true) { name isDeprecated deprecationReason } }',
  '__typename __schema { __typename description }',
];
