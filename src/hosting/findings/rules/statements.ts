/** Lines of providers' own statements that the invoice has otherwise. */
import { boxes } from '../../../apis/storage/boxes.js';
import { servers } from '../../../apis/cloud/servers/servers.js';
import { servers as dedicatedServers } from '../../../apis/dedicated/servers.js';
import { digitsOf } from '../../../base/decimal.js';
import { lineIds } from '../../history/resource-id.js';
import { actOf } from '../../statements/comparison/act.js';
import { comparedStatements } from '../../statements/comparison/compared-statement.js';
import { type DisputedLine, disputedIn } from '../../statements/comparison/disputed-lines.js';
import { StatementCause, StatementVerdict } from '../../statements/comparison/verdict.js';
import { Severity } from '../severity.js';
import type { AnyRule, StoredRule, StoredSickness } from '../stored-rule.js';
import { Verdict } from '../verdict.js';
import type { GraphQLSchema } from 'graphql';

/** The APIs whose provider writes statements. */
const dialects = [servers, boxes, dedicatedServers].map(({ rows }) => Object.values(rows)[0]?.dialect);

export const rules: readonly AnyRule[] = dialects.flatMap((dialect) => (dialect ? [ruleOf(dialect)] : []));

function ruleOf(dialect: StoredRule['dialect']): StoredRule {
  return {
    kind: 'STATEMENT_DIFFERS',
    severity: Severity.MEDIUM,
    about:
      'A statement of the provider and the invoice differ by a line: it was billed twice, after it was deleted, at another price or by another rule, or one of the two does not have it',
    dialect,
    async judgeStored(d, account) {
      const all = await d.values(comparedStatements);
      const { schema } = d.sources;
      const unread = all.find(({ lines }) => lines === null);
      return {
        sick: disputedIn(all, [account]).map((one) => sicknessOf(one, schema)),
        lack: unread ? `The rows of the statement ${unread.id} could not be read` : null,
      };
    },
  };
}

function sicknessOf({ line, statement }: DisputedLine, schema: GraphQLSchema): StoredSickness {
  const { key, verdict, cause, months, rows, lines, id, name, theirs, ours, difference } = line;
  const { id: statementId, currency } = statement;
  const [first] = lines;
  const act = actOf(line, { statementId, currency, all: statement.lines ?? [] });
  return {
    // What no statement bills is of no statement in particular.
    name: rows.length === 0 ? key : `${statementId} ${key}`,
    resourceId: first ? lineIds(schema)(first.charged.line) : null,
    providerId: id,
    resourceName: name,
    verdict: isUnsure(cause) ? Verdict.LIKELY : Verdict.CERTAIN,
    ...(verdict === StatementVerdict.SEEN_BUT_UNBILLED && { severity: Severity.LOW }),
    evidence: {
      verdict,
      cause,
      months: months.map((month) => month.name),
      theirs: digitsOf(theirs),
      ours: ours && digitsOf(ours),
      difference: difference && digitsOf(difference),
      currency,
      statementId,
      statementLines: rows.map((row) => row.line),
      providerId: id,
      act: act && act.kind,
      textForProvider: act && act.text,
    },
    remedy: act?.write ? { mutation: act.write.mutation, arguments: { input: act.write.input } } : null,
  };
}

/** It may have been there, unseen. */
function isUnsure(cause: StatementCause | null): boolean {
  return cause === StatementCause.NOT_READ_THEN || cause === StatementCause.LIVED_BETWEEN_READINGS;
}
