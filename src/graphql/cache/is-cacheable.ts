/**
 * Decides which responses may be cached: those of queries whose fields all belong to rates, geography and the schema
 * itself.
 */
import {
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  SchemaMetaFieldDef,
  TypeInfo,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  isIntrospectionType,
  isObjectType,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { fieldsResolvedBy } from '../../base/type-graphql/metadata.js';

const mark = 'inMemory';

const ofSchema: ReadonlySet<unknown> = new Set([TypeNameMetaFieldDef, SchemaMetaFieldDef, TypeMetaFieldDef]);

/** Marks the fields of these resolver classes, and fields without a resolver, which are part of the parent object. */
export function markInMemory(schema: GraphQLSchema, resolvers: readonly unknown[]): void {
  const own = new Set(fieldsResolvedBy(schema, resolvers).map(({ field }) => field));
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const isInMemory = field.resolve === undefined || own.has(field);
      if (isInMemory) field.extensions = { ...field.extensions, [mark]: true };
    }
  }
}

/** Whether the same operation has the same result until the next rates are published. */
export function isCacheable(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let keepable = true;
  const Field = () => {
    const [field, parent] = [types.getFieldDef(), types.getParentType()];
    const isOfSchema = ofSchema.has(field) || (parent && isIntrospectionType(parent));
    keepable &&= isOfSchema || field?.extensions[mark] === true;
  };
  const OperationDefinition = ({ operation }: OperationDefinitionNode) => {
    keepable &&= operation === OperationTypeNode.QUERY;
  };
  visit(document, visitWithTypeInfo(types, { Field, OperationDefinition }));
  return keepable;
}
