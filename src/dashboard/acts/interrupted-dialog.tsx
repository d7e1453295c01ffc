/** Shows the outcome of acts whose page was closed before they finished, by reading each resource again. */
import { useEffect, useState } from 'react';
import { Dialog } from '../parts/dialogs/dialog.js';
import { Status, type Tone } from '../parts/status.js';
import type { ActResult } from './answer.js';
import type { InterruptedAct } from './interrupted.js';
import { type PresenceState, standingOf } from './presence.js';
import { send } from './send.js';
import { OutsideText } from '../parts/outside-text.js';

interface InterruptedProps {
  readonly acts: readonly InterruptedAct[];
  onClose(): void;
}

export function Interrupted({ acts, onClose }: InterruptedProps) {
  const [standings, setStandings] = useState<ReadonlyMap<string, PresenceState>>(new Map());
  useEffect(() => {
    let isOpen = true;
    void standingsOf(acts, (key, standing) => {
      if (isOpen) setStandings((before) => new Map(before).set(key, standing));
    });
    return () => {
      isOpen = false;
    };
  }, [acts]);
  const isRead = acts.every(({ key, presence }) => presence === null || standings.has(key));
  const count = (wanted: PresenceState) => [...standings.values()].filter((standing) => standing === wanted).length;
  return (
    <Dialog
      role="alertdialog"
      title="The page was closed before these finished"
      onClose={onClose}
      foot={
        <button type="button" className="button edge" autoFocus onClick={onClose}>
          Close <kbd>Esc</kbd>
        </button>
      }
    >
      <p role="status" className="small" aria-busy={!isRead}>
        {isRead
          ? `Checked: ${count('gone')} gone, ${count('there')} still there, ${acts.length - count('gone') - count('there')} unknown. Nothing more is sent.`
          : 'Checking each of them.'}
      </p>
      <div className="act-list" tabIndex={0} role="group" aria-label="Interrupted changes">
        <table>
          <thead>
            <tr>
              <th scope="col">Resource</th>
              <th scope="col">Account</th>
              <th scope="col">When the page was closed</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
          <tbody>
            {acts.map((act) => (
              <tr key={act.key}>
                <td>
                  <OutsideText>{act.name}</OutsideText>
                </td>
                <td className="quiet">
                  <OutsideText>{act.account}</OutsideText>
                </td>
                <td className="quiet">{before(act)}</td>
                <td>
                  <Now act={act} standing={standings.get(act.key)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

function before({ phase }: InterruptedAct): string {
  if (phase === 'waits' || phase === 'reads') return 'Not sent';
  if (phase === 'does') return 'Sent';
  return phase === 'done' || phase === 'bill' ? 'Done' : 'Not done';
}

const words: Readonly<Record<PresenceState, readonly [Tone, string]>> = {
  gone: ['done', 'Gone'],
  there: ['off', 'Still there'],
  unknown: ['unknown', 'Could not be read'],
};

function Now({ act, standing }: { act: InterruptedAct; standing: PresenceState | undefined }) {
  if (act.presence === null) return <Status tone="unknown">Check it yourself</Status>;
  if (standing === undefined) return <Status tone="changing">Checking</Status>;
  const [tone, word] = words[standing];
  return <Status tone={tone}>{word}</Status>;
}

/** Equal reads of several acts are made once. */
async function standingsOf(
  acts: readonly InterruptedAct[],
  onStanding: (key: string, standing: PresenceState) => void,
): Promise<void> {
  const answers = new Map<string, Promise<ActResult>>();
  await Promise.all(
    acts.map(async ({ key, presence }) => {
      if (presence === null) return;
      const { query, variables } = presence;
      const text = JSON.stringify([query, variables]);
      const answer = answers.get(text) ?? send(query, variables);
      answers.set(text, answer);
      onStanding(key, standingOf(presence, await answer));
    }),
  );
}
