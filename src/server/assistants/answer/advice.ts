/** Says what an assistant can do where a refusal of the graph advises what only the program of a client can: send headers. */
import { sendToken } from '../../../base/auth/require-scope.js';
import { acceptStream } from '../../../graphql/operation-errors.js';

const advice: readonly (readonly [forClients: string, forAssistants: string])[] = [
  [sendToken, 'ask the person to set `Authorization: Bearer mrd_…` for this connection'],
  [
    acceptStream,
    'its events reach no assistant, so ask by query what holds now, and again later: `rates` for ratesPublished, `node` with the id of an action for actionProgress, `hosting { findings }` for findingsChanged, the other lists of `hosting` for hostingChanged',
  ],
];

export function advisedForAssistants(message: string): string {
  return advice.reduce((text, [forClients, forAssistants]) => text.replaceAll(forClients, forAssistants), message);
}
