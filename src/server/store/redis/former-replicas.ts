/** Detects replicas of the former release: they listen in its channel, and those of this one in theirs as well. */
import { escapedPattern, type RedisClient } from './client.js';
import type { RedisChannels } from './pub-sub.js';

export class FormerReplicas {
  constructor(
    private readonly client: Pick<RedisClient, 'pubSubNumSub' | 'pubSubChannels'>,
    private readonly prefix: string,
    private readonly channels: RedisChannels,
  ) {}

  /** Replicas of another database count too, as the channel does not distinguish them. */
  async areThere(): Promise<boolean> {
    if ((await this.#surplus([this.channels.own])) === 0) return false;
    const others = await this.client.pubSubChannels(`${escapedPattern(this.prefix)}:*:messages`);
    return (await this.#surplus(others)) > 0;
  }

  /** Counts the listeners of the former channel beyond those of the given ones. */
  async #surplus(owns: readonly string[]): Promise<number> {
    const { former } = this.channels;
    const counts = await this.client.pubSubNumSub([former, ...owns]);
    return Object.entries(counts).reduce((sum, [channel, count]) => sum + (channel === former ? count : -count), 0);
  }
}
