/** The page where the reader of a mailbox confirms that alerts may go there, or refuses: a GET changes nothing, a POST does. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallerError, shown } from '../../base/errors.js';
import { refuse } from '../../base/store/refuse.js';
import { confirmationPath } from '../alerts/recipients/confirmation-mail.js';
import { pagePolicy, recipientPage } from '../alerts/recipients/page.js';
import type { OpenedLink } from '../alerts/recipients/recipients.js';
import type { Services } from '../services.js';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': pagePolicy,
  'cross-origin-opener-policy': 'same-origin',
  // The address of the page is the secret.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** Bytes. */
const bodyLimit = 1024;

type Request = FastifyRequest<{ Params: { readonly link: string } }>;

export function alertConfirmation({ alerts }: Pick<Services, 'alerts'>) {
  const { recipients, publicUrl } = alerts;
  const send = (reply: FastifyReply, opened: OpenedLink) =>
    reply
      .code(opened.state === 'ENDED' ? 404 : 200)
      .headers(headers)
      .send(recipientPage(opened, publicUrl));

  return async function (app: FastifyInstance): Promise<void> {
    app.removeAllContentTypeParsers();
    const form = 'application/x-www-form-urlencoded';
    app.addContentTypeParser(form, { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
    app.get(`${confirmationPath}:link`, async ({ params }: Request, reply) =>
      send(reply, await recipients.open(params.link).catch(refuse)),
    );
    app.post(`${confirmationPath}:link`, { bodyLimit }, async ({ params, body }: Request, reply) => {
      const answer = new URLSearchParams(typeof body === 'string' ? body : '').get('answer');
      if (answer === 'confirm') return send(reply, await recipients.confirm(params.link).catch(refuse));
      if (answer === 'never') return send(reply, await recipients.refuse(params.link).catch(refuse));
      throw new CallerError('BAD_USER_INPUT', `answer: expected confirm or never, but got ${shown(answer)}`);
    });
  };
}
