/** What holds for every answer, whatever was asked. */
import type { FuzzAnswer, FuzzRequest } from './request.js';

/** Of our insides. */
const leak =
  /\bat \S+ \(|\bat (?:async )?(?:file|node):|node_modules|\.[cm]?[jt]s:\d+|\/work\/|\/root\/|\/dist\/bundle/;

/** What is broken, in words, or nothing. */
export function brokenBy(request: FuzzRequest, { status, headers, body }: FuzzAnswer): string | undefined {
  const text = body.toString();
  if (isFault(status, headers['retry-after'] !== undefined)) return 'a fault of the server';
  if (status >= 400 && leak.test(text)) return `a leak: ${leak.exec(text)?.[0]}`;
  if (request.method === 'HEAD') return body.length > 0 ? 'a body for HEAD' : undefined;
  const [path] = request.path.split(/[?#]/);
  const asksGraph = (path === '/graphql' || path === '/graphql/') && ['GET', 'POST'].includes(request.method);
  if (asksGraph && !String(headers['content-type']).startsWith('text/html')) return brokenGraph(text);
  return status >= 400 ? brokenEnvelope(text) : undefined;
}

/** 501 is said of methods; 503 says when to come back. */
export function isFault(status: number, saysWhen: boolean): boolean {
  return status >= 500 && status !== 501 && !(status === 503 && saysWhen);
}

function brokenGraph(text: string): string | undefined {
  const answer = parsed(text);
  if (leak.test(JSON.stringify(answer?.['errors'] ?? ''))) return 'a leak in an error';
  const errors = answer?.['errors'];
  if (text.includes('"code":"INTERNAL_SERVER_ERROR"')) return 'an unexpected error';
  if (Array.isArray(errors) && errors.length > 0 && errors.every(isError)) return undefined;
  return answer && 'data' in answer && errors === undefined ? undefined : 'neither data nor errors';
}

function isError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('message' in error) || !('extensions' in error)) return false;
  const code: unknown = Reflect.get(Object(error.extensions), 'code');
  return (
    typeof error.message === 'string' &&
    error.message !== '' &&
    typeof code === 'string' &&
    code !== 'INTERNAL_SERVER_ERROR'
  );
}

function brokenEnvelope(text: string): string | undefined {
  const answer = parsed(text);
  const isEnvelope = answer?.['status'] === false && typeof answer['message'] === 'string' && answer['message'] !== '';
  return isEnvelope ? undefined : 'no envelope';
}

/** Of an answer as text on a socket, of which there may be several. */
export function brokenOnSocket(answered: string): string | undefined {
  if (answered === '') return undefined;
  for (const answer of answered.split(/(?=HTTP\/1\.1 )/)) {
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
    if (!(status >= 100)) return 'no HTTP';
    if (isFault(status, /\r\nretry-after:/i.test(answer))) return 'a fault of the server';
    const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
    if (status >= 400 && !/\{"(?:status":false|errors":\[)/.test(body)) return 'no envelope';
    if (status >= 400 && leak.test(body)) return 'a leak';
  }
  return undefined;
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
