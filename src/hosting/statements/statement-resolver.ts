/** The GraphQL fields of statements. */
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver } from 'type-graphql';
import { CallerError, shown } from '../../base/errors.js';
import { Money } from '../../data/rates/money/money.js';
import { check } from '../../rest/schema/input-validation.js';
import type { HostingContext } from '../context.js';
import { Hosting } from '../machines/hosting-resolver.js';
import { importStatement } from './import-statement.js';
import { readableStatement, readableStatements } from './readable-statements.js';
import type { StatementRow } from './statement.js';
import { type StoredStatement, rowsIn, statements } from './statement-store.js';
import { ImportedStatement } from './statement-type.js';
import { DeleteStatementPayload, ImportStatementInput, ImportStatementPayload } from './statement-writes.js';

/** The complexity of reading the file, and the months to which it belongs, in fields of a response. */
const costOfImport = 5_000;
const costOfStatements = 1_000;

@Resolver(() => Hosting)
export class StatementResolver {
  @FieldResolver(() => [ImportedStatement], {
    complexity: ({ childComplexity }) => costOfStatements + 10 * childComplexity,
    description:
      'The imported statements of which the token may read every account, the latest first; those with a grouping of no known account need a token for all accounts',
  })
  async statements(@Ctx() context: HostingContext, @Info() info: GraphQLResolveInfo): Promise<ImportedStatement[]> {
    const found: ImportedStatement[] = [];
    for (const one of await readableStatements({ context, info })) {
      const rows = await rowsIn(one);
      if (rows) found.push(shownStatement(one, rows));
    }
    return found;
  }

  @FieldResolver(() => ImportedStatement, {
    complexity: ({ childComplexity }) => costOfStatements + childComplexity,
    description: 'One of `statements`, by its id',
  })
  async statement(
    @Arg('id', () => ID, { description: 'Its id' }) id: string,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ImportedStatement> {
    const { statement, rows } = await readableStatement({ context, info }, id);
    return shownStatement(statement, rows);
  }

  @Mutation(() => ImportStatementPayload, {
    nullable: true,
    complexity: ({ childComplexity }) => costOfImport + childComplexity,
    description:
      "Imports a provider's own statement. A file with anything ambiguous, damaged or cut is refused whole, with the line and the column. The same statement again takes the place of the one before; one that bills days of a resource that another statement bills too is refused. Requires a token with the scopes `hosting:read` and `hosting:write`.",
  })
  async importStatement(
    @Arg('input', () => ImportStatementInput, { description: 'The statement' }) input: ImportStatementInput,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ImportStatementPayload> {
    context.clients.entrustAny();
    check(input, 'input');
    const { statement, rows, isReplacement } = await importStatement({ context, info }, input);
    return { statement: shownStatement(statement, rows), isReplacement };
  }

  @Mutation(() => DeleteStatementPayload, {
    nullable: true,
    description: 'Deletes an imported statement. Requires a token with the scopes `hosting:read` and `hosting:write`.',
  })
  async deleteStatement(
    @Arg('id', () => ID, { description: 'Its id' }) id: string,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<DeleteStatementPayload> {
    context.clients.entrustAny();
    if (!(await readableStatements({ context, info })).some((one) => one.id === id)) {
      throw new CallerError('NOT_FOUND', `id: expected the id of a statement, but got ${shown(id)}.`);
    }
    await statements.in(context.hosting.stored).delete(id);
    return { deletedId: id };
  }
}

function shownStatement(stored: StoredStatement, rows: readonly StatementRow[]): ImportedStatement {
  const { id, form, currency, from, until, groupings, total, importedAt, rowCount } = stored;
  return Object.assign(new ImportedStatement(), {
    id,
    form,
    currency,
    from,
    until,
    groupings: groupings.map(({ name, accounts, tie }) => ({
      name,
      accounts: accounts.map(({ api, name: accountName }) => ({ api, accountName })),
      tie,
    })),
    total: new Money(total, currency),
    importedAt: new Date(importedAt),
    rowCount,
    stored,
    allRows: rows,
  });
}
