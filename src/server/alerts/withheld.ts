/** What a rule does not send for now, though it has not stopped, and why. */
import type { ChannelKind } from './channels/channel.js';

export const withheldReasons = ['CHANNEL_OFF'] as const;
export type WithheldReason = (typeof withheldReasons)[number];

export interface Withheld {
  readonly reason: WithheldReason;
  /** Who is not sent to; null: nobody is. */
  readonly recipient: string | null;
}

export function withheldText({ reason }: Withheld, kind: ChannelKind): string {
  switch (reason) {
    case 'CHANNEL_OFF':
      return `Waits until the setting ALERTS allows ${kind.toLowerCase()}`;
  }
}
