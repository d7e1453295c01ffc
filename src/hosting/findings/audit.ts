/** The context in which rules run, for one request. */
import type { GraphQLSchema } from 'graphql';
import type { ReadingContext } from '../context.js';
import type { Ignored } from './ignore-list.js';
import { ofEach } from '../../base/of-each.js';
import type { Sources } from '../derived/reader.js';
import { Inventory } from '../inventory/inventory.js';
import type { PreviousOwners } from '../names/addresses/previous-owners.js';
import type { StatementContext } from '../statements/readable-statements.js';
import { NameIndexes } from '../names/names.js';

export interface Audit extends Sources {
  readonly inventory: Inventory;
  readonly names: NameIndexes;
  readonly previousOwners: PreviousOwners;
  readonly schema: GraphQLSchema;
  readonly ignored: readonly Ignored[];
  /** The request, for what reads statements and months. */
  readonly statementContext: StatementContext;
  /** Seconds. */
  readonly maxAge: number;
  /** Milliseconds since 1970: when it was first requested. */
  readonly begun: number;
}

interface AuditContext {
  readonly context: ReadingContext;
  readonly info: { readonly schema: GraphQLSchema };
}

const ofInventory = ofEach((inventory: Inventory, { context, info }: AuditContext, maxAge: number): Audit => ({
  inventory,
  names: NameIndexes.of({ context, info }, maxAge),
  previousOwners: context.hosting.addressHistory,
  schema: info.schema,
  statementContext: { context, info },
  ignored: context.config.ignoredFindings,
  maxAge,
  begun: inventory.now,
}));

/** The one of this request; `maxAge` in seconds. A write ends it. */
export function auditOf(auditContext: AuditContext, maxAge: number): Audit {
  return ofInventory(Inventory.of(auditContext, maxAge), auditContext, maxAge);
}
