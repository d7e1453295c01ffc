/** The providers' own addresses, answered here: nothing leaves the machine. */
import { Agent } from 'node:https';
import { connect } from 'node:net';
import { jest } from '@jest/globals';
import { type Script, ScriptedUpstream } from './scripted-upstream.js';

export interface ProviderAddresses {
  /** What was asked; the header `host` names at which of them. */
  readonly asked: ScriptedUpstream['asked'];
  close(): Promise<void>;
}

/** Every secure connection leads to one scripted upstream, which speaks without TLS. */
export async function answerForProviders(script: Script): Promise<ProviderAddresses> {
  const upstream = await ScriptedUpstream.start(script);
  const port = Number(new URL(upstream.url).port);
  const led = jest.spyOn(Agent.prototype, 'createConnection').mockImplementation(() => connect(port, '127.0.0.1'));
  return {
    asked: upstream.asked,
    close() {
      led.mockRestore();
      return upstream.close();
    },
  };
}
