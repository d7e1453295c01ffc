/** Alert rules of the token, of all tokens for those who administer: how they stand and what became of what they sent. */
import { useState } from 'react';
import { lazyPart } from '../../parts/lazy-part.js';
import { useGraphQuery } from '../../ask/use-graph-query.js';
import { AlertRulesDocument } from '../../generated/graphql.js';
import { Examples } from '../../parts/examples.js';
import { useOpenForm } from '../../parts/form/use-open-form.js';
import { Icon } from '../../parts/icon.js';
import { Section } from '../../parts/section.js';
import { Skeleton } from '../../parts/states.js';
import { mayAlert, useToken } from '../../shell/scope.js';
import { ruleExamples, type RuleStart } from './examples.js';
import { lackedScopes, NeededScopes } from './needed-scopes.js';
import { RemoveRule } from './remove-rule.js';
import { RuleItem } from './rule-item.js';
import type { AlertRule } from './words.js';

const [NewRule, newRuleOpener] = lazyPart(async () => (await import('./new-rule.js')).NewRule);

export default function Alerts() {
  const result = useGraphQuery(AlertRulesDocument, {});
  const token = useToken();
  const rules = result.data?.alertRules;
  const mayMake = lackedScopes(token).length === 0;
  const [isNew, setNew] = useOpenForm('alert-rule');
  const [start, setStart] = useState<RuleStart>({});
  const [removing, setRemoving] = useState<AlertRule | null>(null);

  function open(filledIn: RuleStart): void {
    setStart(filledIn);
    setNew(true);
  }

  return (
    <div className="alerts">
      <Section
        title="Alert rules"
        result={result}
        tools={
          mayMake && (
            <button type="button" className="button" {...newRuleOpener} onClick={() => open({})}>
              <Icon name="plus" /> New rule
            </button>
          )
        }
      >
        {rules === undefined ? (
          <Skeleton width={30} />
        ) : rules.length === 0 ? (
          <>
            <p className="examples-lead">
              <strong>No alert rules.</strong> A rule watches for something and sends a message when it happens:
            </p>
            <Examples examples={ruleExamples} opener={newRuleOpener} onAdd={mayMake ? open : null} />
          </>
        ) : (
          <ul className="rows">
            {rules.map((rule) => (
              <RuleItem
                key={rule.id}
                rule={rule}
                isOwn={rule.tokenId === token?.id}
                mayTest={mayAlert(token)}
                onRemove={() => setRemoving(rule)}
                onTested={result.again}
              />
            ))}
          </ul>
        )}
        <NeededScopes token={token} />
      </Section>
      {isNew && <NewRule draftKey="alert-rule" start={start} onClose={() => setNew(false)} onDone={result.again} />}
      {removing && <RemoveRule rule={removing} onClose={() => setRemoving(null)} onDone={result.again} />}
    </div>
  );
}
