/** The frozen REST contract at /api/v1: its eight operations, and their description at /openapi.json. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { CallerError } from '../../../base/errors.js';
import { encodings } from '../../../base/content-encoding.js';
import { guard } from '../../../base/guard.js';
import type { FastPath } from '../../http/fast-path.js';
import { ReadyResponses } from '../../http/ready-answers.js';
import { sendBy } from '../../http/reply.js';
import { sendFrom } from '../../http/send-ready.js';
import type { Services } from '../../services.js';
import { v1FastPath } from './fast-path.js';
import { anew } from './anew.js';
import { callerOf, needsRates, needsToken } from './access.js';
import { convert } from './conversion.js';
import { openapi } from './openapi.js';
import { cities, countries, publicHeaders, states } from './places.js';
import { defaultRates, ratesOf } from './rates.js';
import { refusals } from './refusals.js';
import { tokenResult } from './token.js';
import { statesOf, tree } from './tree.js';

/** Milliseconds in which requests are answered rather than prepared for. */
const afterStart = 1_000;

/** Appended to a parameter, which would otherwise match an empty segment. */
const filled = '([^]+)';

export function v1(services: Services, fastPath: FastPath) {
  const { tokens, rates, log } = services;
  const answers = new ReadyResponses();

  let preparations = 0;

  /** Builds large and popular responses in advance, one per turn of the event loop; what is dropped meanwhile ends it. */
  async function prepare(): Promise<void> {
    const nth = (preparations += 1);
    for (const country of services.geography.countries) {
      if (nth !== preparations) return;
      statesOf(services.geography, country);
      await nextTurn();
    }
    for (const resource of [countries, tree, (data: Services) => defaultRates(data, null)]) {
      for (const encoding of encodings) {
        await nextTurn();
        if (nth !== preparations) return;
        await answers.get(resource(services), encoding);
      }
    }
  }
  function prepareInBackground(): void {
    prepare().catch((error: unknown) => log.warn({ err: error }, 'Answers of /api/v1 could not be made ahead'));
  }

  return async function (app: FastifyInstance): Promise<void> {
    app.decorateRequest('caller', null);
    // The body of a conversion stays a string: it is JSON or invalid, whatever its content type.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    rates.onPublish(() => {
      answers.drop();
      prepareInBackground();
    });
    v1FastPath(services, answers, fastPath);
    let preparing: NodeJS.Timeout | undefined;
    app.addHook('onListen', async () => {
      preparing = setTimeout(guard(prepareInBackground), afterStart).unref();
    });
    app.addHook('preClose', async () => {
      clearTimeout(preparing);
      preparations += 1;
    });

    app.get('/api/v1/authorize', { onRequest: needsToken(tokens, refusals.authorize) }, (request, reply) => {
      sendBy(reply, anew(JSON.stringify(tokenResult(callerOf(request)))));
    });

    app.get('/api/v1', { onRequest: needsRates(tokens, refusals.defaultRates) }, (request, reply) =>
      sendFrom(answers, request, reply, defaultRates(services, callerOf(request).defaultCurrency)),
    );

    app.get<{ Params: { code: string } }>(
      `/api/v1/:code${filled}`,
      { onRequest: needsRates(tokens, refusals.rates) },
      (request, reply) => sendFrom(answers, request, reply, ratesOf(services, request.params.code)),
    );

    app.post<{ Params: { from: string; to: string } }>(
      `/api/v1/:from${filled}/:to${filled}`,
      { onRequest: needsRates(tokens, refusals.conversion) },
      (request, reply) => {
        const { from, to } = request.params;
        const body = typeof request.body === 'string' ? request.body : '';
        sendBy(reply, anew(convert(services, from, to, body)));
      },
    );

    app.get('/api/v1/countries', (request, reply) => sendFrom(answers, request, reply, countries(services)));

    app.get<{ Params: { code: string } }>(`/api/v1/countries/:code${filled}/states`, (request, reply) =>
      sendFrom(answers, request, reply, states(services, request.params.code)),
    );

    app.get<{ Params: { name: string } }>(`/api/v1/states/:name${filled}/cities`, (request, reply) =>
      sendFrom(answers, request, reply, cities(services, request.params.name)),
    );

    app.get('/api/v1/all', (request, reply) => sendFrom(answers, request, reply, tree(services)));

    const description = { name: 'openapi', headers: publicHeaders, build: () => JSON.stringify(openapi(services)) };
    app.get('/openapi.json', (request, reply) => sendFrom(answers, request, reply, description));

    // Otherwise it would be taken for a currency code.
    app.all('/api/v1/states', () => {
      throw new CallerError('NOT_FOUND', 'Expected /api/v1/states/{name}/cities.');
    });
  };
}
