/** Composes a supergraph of this service and the teams, where a composer is installed. */
import { parse } from 'graphql';
import { isObject } from '../../../src/base/unknown.js';
import { packageIn } from '../../support/optional/packages.js';
import { teamsSdl } from './teams.js';

const folder = 'scripts/packages/composers';

export const composers = {
  'federation-composition': packageIn(folder, '@theguild/federation-composition'),
  '@apollo/composition': packageIn(folder, '@apollo/composition'),
};

interface Subgraphs {
  readonly sdl: string;
  readonly url: string;
  readonly teamsUrl: string;
}

/** The SDL of the supergraph, or what is wrong with it. */
export async function composed(
  address: string,
  { sdl, url, teamsUrl }: Subgraphs,
): Promise<{ readonly supergraph: string | null; readonly problems: readonly string[] }> {
  const compose = composeIn(await import(address));
  const result: unknown = compose([
    { name: 'meridian', typeDefs: parse(sdl), url },
    { name: 'teams', typeDefs: parse(teamsSdl), url: teamsUrl },
  ]);
  if (!isObject(result)) throw new Error('Expected a result of composing');
  const { supergraphSdl, errors } = result;
  const problems = Array.isArray(errors)
    ? errors.map((error) => String(isObject(error) ? error['message'] : error))
    : [];
  return { supergraph: typeof supergraphSdl === 'string' ? supergraphSdl : null, problems };
}

/** A package in CommonJS has it in its default export alone. */
function composeIn(composition: unknown): (subgraphs: readonly object[]) => unknown {
  const compose: unknown = isObject(composition) ? composition['composeServices'] : undefined;
  if (typeof compose === 'function') return (subgraphs): unknown => compose(subgraphs);
  if (isObject(composition) && composition['default'] !== undefined) return composeIn(composition['default']);
  throw new Error('Expected a composer');
}

/** That of a running service, as composers read it. */
export async function sdlOf(url: string, token?: string): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query: '{ _service { sdl } }' }),
  });
  const { data } = (await response.json()) as { data: { _service: { sdl: string } } };
  return data._service.sdl;
}
