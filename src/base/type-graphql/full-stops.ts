/**
 * Ends every description of a schema with a full stop: decorators omit it, and type-graphql 2.0.0-rc.4 copies
 * descriptions unchanged.
 */
import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from 'graphql';

interface Described {
  description?: string | null | undefined;
}

export function endDescriptions(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    end(type);
    if (isEnumType(type)) type.getValues().forEach(end);
    if (isInputObjectType(type)) Object.values(type.getFields()).forEach(end);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) [field, ...field.args].forEach(end);
  }
  for (const directive of schema.getDirectives()) {
    if (!isSpecifiedDirective(directive)) [directive, ...directive.args].forEach(end);
  }
}

function end(part: Described): void {
  if (part.description && !/[.!?]$/.test(part.description)) part.description += '.';
}
