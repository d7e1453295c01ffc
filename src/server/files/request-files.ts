/** The files of one GraphQL request: the one that comes with it, and those that later requests upload or download. */
import type { ComingFile } from '../../rest/files/incoming-file.js';
import type { AwaitingWrite, Files, OfferedRead, Ticketed } from '../../rest/files/request-files.js';
import { type RequestCaller } from '../../base/auth/caller.js';
import { requireCaller } from '../../base/auth/require-scope.js';
import type { Purpose, Tickets } from './tickets.js';

export class RequestFiles implements Files {
  constructor(
    private readonly tickets: Tickets,
    /** The public URL of this service. */
    private readonly baseUrl: string,
    private readonly requestCaller: RequestCaller,
    /** The Authorization header. */
    private readonly authorization: string | undefined,
    readonly coming: ComingFile | null,
  ) {}

  expect(write: AwaitingWrite): Promise<Ticketed> {
    return this.#ticketed('PUT', write);
  }

  offer(read: OfferedRead): Promise<Ticketed> {
    return this.#ticketed('GET', read);
  }

  async #ticketed(purpose: Purpose, content: object): Promise<Ticketed> {
    const holder = { token: requireCaller(this.requestCaller), authorization: this.authorization ?? '' };
    const { id, expiresAt } = await this.tickets.issue(purpose, content, holder);
    return { url: `${this.baseUrl}/files/${id}`, expiresAt };
  }
}
