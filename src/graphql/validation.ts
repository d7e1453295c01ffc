/** Validates by the rules of graphql-js, skipping those that cannot apply to a document. */
import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  KnownTypeNamesRule,
  NoUndefinedVariablesRule,
  NoUnusedVariablesRule,
  SchemaMetaFieldDef,
  TypeInfo,
  TypeMetaFieldDef,
  UniqueDirectivesPerLocationRule,
  ValidationContext,
  type ValidationRule,
  VariablesInAllowedPositionRule,
  getEnterLeaveForKind,
  parse,
  specifiedRules,
  validate,
  visit,
} from 'graphql';

export type Validate = (document: DocumentNode) => readonly GraphQLError[];

interface Selectable {
  readonly rule: ValidationRule;
  /** The kinds of nodes that the rule visits. */
  readonly kinds: readonly string[];
}

const allKinds: ReadonlySet<string> = new Set(Object.values(Kind));

/**
 * The node kind that a rule depends on, where it is not one that the rule visits: a document without that kind cannot
 * break the rule.
 */
const needed = new Map<ValidationRule, string>([
  [NoUndefinedVariablesRule, Kind.VARIABLE],
  [NoUnusedVariablesRule, Kind.VARIABLE],
  [VariablesInAllowedPositionRule, Kind.VARIABLE],
  [UniqueDirectivesPerLocationRule, Kind.DIRECTIVE],
]);

export function validator(schema: GraphQLSchema, introspection = true): Validate {
  const context = new ValidationContext(schema, parse('{ __typename }'), new TypeInfo(schema), () => undefined);
  const all = introspection ? specifiedRules : [...specifiedRules, noIntrospection];
  const selectable = all.map((rule): Selectable => {
    const kind = needed.get(rule);
    const kinds = kind === undefined ? Object.keys(rule(context)) : [kind];
    return { rule: rule === KnownTypeNamesRule ? knownTypeNames : rule, kinds };
  });
  const other = selectable.flatMap(({ kinds }) => kinds).find((kind) => !allKinds.has(kind));
  if (other !== undefined) throw new Error(`Expected rules that look at kinds of nodes, but one looks at "${other}"`);
  return (document) => {
    const present = kindsIn(document);
    const rules = selectable.filter(({ kinds }) => kinds.some((kind) => present.has(kind))).map(({ rule }) => rule);
    return validate(schema, document, rules);
  };
}

/** The rule of graphql-js repeats itself for each field below. */
export function noIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field(node) {
      const { value } = node.name;
      if (value !== SchemaMetaFieldDef.name && value !== TypeMetaFieldDef.name) return;
      const message = `GraphQL introspection has been disabled, but the requested query contained the field "${value}".`;
      context.reportError(new GraphQLError(message, { nodes: node }));
    },
  };
}

function kindsIn(document: DocumentNode): ReadonlySet<string> {
  const kinds = new Set<string>();
  visit(document, { enter: ({ kind }) => void kinds.add(kind) });
  return kinds;
}

/** The rule of graphql-js lists all types of the schema up front; this one only when it meets an unknown type. */
function knownTypeNames(context: ValidationContext): ASTVisitor {
  const schema = context.getSchema();
  let rule: ASTVisitor | undefined;
  return {
    NamedType(node, ...position) {
      if (schema.getType(node.name.value)) return undefined;
      rule ??= KnownTypeNamesRule(context);
      return getEnterLeaveForKind(rule, Kind.NAMED_TYPE).enter?.call(rule, node, ...position);
    },
  };
}
