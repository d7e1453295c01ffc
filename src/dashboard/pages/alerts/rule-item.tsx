/** One alert rule: its state, its last deliveries, a test of it, and its end. */
import { useState } from 'react';
import { time } from '../../format/time.js';
import { useSend } from '../../ask/use-send.js';
import { TestAlertRuleDocument } from '../../generated/graphql.js';
import { Status } from '../../parts/status.js';
import {
  type AlertRule,
  channelWords,
  deliveryText,
  firingText,
  outcomeText,
  outcomeWords,
  reasonWords,
  stopWords,
  watchedText,
} from './words.js';
import { OutsideText, OutsideTexts } from '../../parts/outside-text.js';

/** Deliveries that are shown; the graph has more. */
const few = 5;

interface RuleItemProps {
  readonly rule: AlertRule;
  readonly isOwn: boolean;
  readonly mayTest: boolean;
  onRemove(): void;
  onTested(): void;
}

export function RuleItem({ rule, isOwn, mayTest, onRemove, onTested }: RuleItemProps) {
  const { name, channel, tokenId, lastDeliveries } = rule;
  const send = useSend(TestAlertRuleDocument);
  const [said, setSaid] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function test(): Promise<void> {
    setBusy(true);
    const sent = await send({ id: rule.id });
    setBusy(false);
    if ('problem' in sent) return setSaid(sent.problem.message);
    const delivery = sent.data.testAlertRule?.delivery ?? null;
    setSaid(
      delivery === null
        ? 'The test is waiting to be sent.'
        : `The test: ${outcomeText(delivery)} (${deliveryText(delivery)}).`,
    );
    onTested();
  }

  return (
    <li className="alert-rule">
      <div className="alert-rule-head">
        <h3>
          <OutsideText>{name}</OutsideText>
        </h3>
        <RuleState rule={rule} />
        <span className="section-tools">
          {mayTest && (
            <button type="button" className="button small" disabled={isBusy} onClick={() => void test()}>
              {isBusy ? 'Sending a test' : 'Send a test'}
              <span className="hidden-text">
                {' '}
                of <OutsideText>{name}</OutsideText>
              </span>
            </button>
          )}
          <button type="button" className="button small" onClick={onRemove}>
            Remove…
            <span className="hidden-text">
              {' '}
              <OutsideText>{name}</OutsideText>
            </span>
          </button>
        </span>
      </div>
      <p className="small quiet">
        {watchedText(rule)}, by {channelWords[channel.kind]} to <OutsideTexts of={channel.targets} />
        {!isOwn && `, of the token ${tokenId}`}
      </p>
      {rule.withheld.map(({ recipient, text, mailedAt }) => (
        <p key={recipient} className="small">
          <Status tone="bad">
            <OutsideText>{text}</OutsideText>
          </Status>
          {mailedAt !== null && <span className="quiet"> sent {time(mailedAt, 'moment')}</span>}
        </p>
      ))}
      <p className="small" role="status">
        {said}
      </p>
      {lastDeliveries.length === 0 ? (
        <p className="small quiet">Nothing sent yet.</p>
      ) : (
        <table className="alert-deliveries">
          <thead>
            <tr>
              <th scope="col">Sent</th>
              <th scope="col">Outcome</th>
              <th scope="col" className="end">
                Status, time
              </th>
            </tr>
          </thead>
          <tbody>
            {lastDeliveries.slice(0, few).map((delivery) => (
              <tr key={`${delivery.id} ${delivery.attempt}`}>
                <td>{time(delivery.at, 'moment')}</td>
                <td>
                  <Status tone={outcomeWords[delivery.outcome].tone}>{outcomeWords[delivery.outcome].word}</Status>
                  {delivery.isTest && <span className="quiet"> a test</span>}
                  {delivery.reason !== null && <span className="quiet"> {reasonWords[delivery.reason]}</span>}
                  {delivery.withheld.map(({ recipient, text }) => (
                    <span key={recipient} className="quiet">
                      {' '}
                      <OutsideText>{text}</OutsideText>
                    </span>
                  ))}
                  {delivery.attempt > 1 && <span className="quiet"> attempt {delivery.attempt}</span>}
                </td>
                <td className="end">
                  <OutsideText>{deliveryText(delivery)}</OutsideText>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </li>
  );
}

/** A rule that was not evaluated yet is shown neither as firing nor as quiet. */
function RuleState({ rule: { kind, stopReason, evaluation } }: { rule: AlertRule }) {
  const { evaluatedAt, problem, firingCount } = evaluation;
  if (stopReason !== null) return <Status tone="bad">stopped: {stopWords[stopReason]}</Status>;
  if (evaluatedAt === null) return <Status tone="unknown">not evaluated yet</Status>;
  if (problem !== null) {
    return (
      <Status tone="unknown">
        evaluated in part at {time(evaluatedAt, 'clock')}: <OutsideText>{problem}</OutsideText>
      </Status>
    );
  }
  if (kind === 'MONTH_CLOSED') {
    return (
      <Status tone="quiet">
        {firingCount === 0 ? 'no closed month yet' : 'reported the last closed month'}, evaluated{' '}
        {time(evaluatedAt, 'moment')}
      </Status>
    );
  }
  return (
    <Status tone={firingCount === 0 ? 'quiet' : 'off'}>
      {firingText(firingCount)}, evaluated {time(evaluatedAt, 'moment')}
    </Status>
  );
}
