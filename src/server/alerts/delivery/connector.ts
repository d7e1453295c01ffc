/**
 * Sends one request over HTTPS to a place that callers name. The host is resolved once, every address is checked, and
 * the connection goes to a checked address, so a later DNS answer cannot redirect it. Redirects are not followed.
 */
import type { LookupAddress } from 'node:dns';
import { request as send } from 'node:https';
import { type LookupFunction, isIP } from 'node:net';
import { guard } from '../../../base/guard.js';
import { AtOnce } from '../../../base/shares/at-once.js';
import { service, shares } from '../../../base/shares/shares.js';
import { addressFlaw } from './address-policy.js';
import { DeliveryError, reasonOfSocket } from './failure.js';
import { HostResolver } from './host-resolver.js';
import { TargetError, hostOf, portOf, targetIn } from './target.js';

type LookUp = (host: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>;

export interface ConnectorOptions {
  readonly allowsPrivate: boolean;
  /** The system's resolver unless given. */
  readonly resolve?: LookUp;
  /** Certificates, in PEM, of the authorities trusted for receivers; Node's own unless given. */
  readonly ca?: string;
  /** Milliseconds for the whole exchange. */
  readonly timeLimit?: number;
}

export interface PostContent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PostTerms {
  /** The caller whose share of look-ups is used. */
  readonly caller: string;
  /** Aborts the request. */
  readonly stop: AbortSignal | null;
}

/** The parts of a response that are used. */
interface PostResult {
  readonly status: number;
  /** The header `Retry-After`, unparsed. */
  readonly retryAfter: string | null;
}

/** Milliseconds. */
const usualTimeLimit = 10_000;
/** Bytes of a response that are read, so that the receiver can end it; they are discarded. */
const mostRead = 64 * 1024;
/** A look-up that was given up counts until the resolver has ended. */
const lookUps = new AtOnce(shares.lookUps);
const ofService: PostTerms = { caller: service, stop: null };
const resolveHost: LookUp = (host, signal) => new HostResolver().resolve(host, signal);
/** Addresses of one host. */
const mostAddresses = 16;

export class Connector {
  readonly #options: ConnectorOptions;

  constructor(options: ConnectorOptions) {
    this.#options = options;
  }

  /** Throws a TargetError for a refused place, and a DeliveryError if no response comes. */
  async post(target: string, content: PostContent, { caller, stop }: PostTerms = ofService): Promise<PostResult> {
    const { allowsPrivate, ca, timeLimit = usualTimeLimit } = this.#options;
    const url = targetIn(target, allowsPrivate);
    const limit = AbortSignal.timeout(timeLimit);
    const signal = stop ? AbortSignal.any([limit, stop]) : limit;
    const addresses = await unlessAborted(this.#addressesOf(hostOf(url), caller, signal), signal).catch(
      (error: unknown) => {
        throw error instanceof TargetError ? error : new DeliveryError('HOST', error);
      },
    );
    return resultOf(url, content, { addresses, signal, ca });
  }

  /**
   * One refused address refuses the host: a host with both kinds is either wrong or malicious. It fails as a name that
   * does not exist.
   */
  async #addressesOf(host: string, caller: string, signal: AbortSignal): Promise<readonly LookupAddress[]> {
    const { allowsPrivate, resolve = resolveHost } = this.#options;
    // It has been checked with the URL.
    if (isIP(host) !== 0) return [{ address: host, family: isIP(host) }];
    const found = await lookUps.run(caller, async () => (signal.aborted ? [] : resolve(host, signal)));
    const addresses = found.slice(0, mostAddresses);
    if (addresses.length === 0) throw new TargetError('The host has no address', 'HOST');
    for (const { address } of addresses) {
      const flaw = addressFlaw(address, allowsPrivate);
      if (flaw !== null)
        throw new TargetError(
          `url: expected a host of the public internet, but got one with an address that is ${flaw}`,
          'HOST',
        );
    }
    return addresses;
  }
}

interface Sending {
  readonly addresses: readonly LookupAddress[];
  readonly signal: AbortSignal;
  readonly ca: string | undefined;
}

function resultOf(url: URL, { headers, body }: PostContent, { addresses, signal, ca }: Sending): Promise<PostResult> {
  return new Promise((resolve, reject) => {
    const host = hostOf(url);
    const request = send({
      method: 'POST',
      host,
      port: portOf(url),
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      // A connection of its own, which ends with the request.
      agent: false,
      lookup: only(addresses),
      // An address is checked against the certificate by itself: the name that is sent may be none.
      servername: isIP(host) === 0 ? host : '',
      rejectUnauthorized: true,
      signal,
      ...(ca !== undefined && { ca }),
    });
    // The head counts even where the rest of the response is cut off or comes too late.
    let result: PostResult | undefined;
    let isInTls = false;
    const fail = (error: unknown) => {
      if (result !== undefined) return resolve(result);
      const reason = signal.aborted ? 'TIMEOUT' : reasonOfSocket(error, isInTls);
      return reject(new DeliveryError(reason, error));
    };
    request.on(
      'socket',
      guard((socket) => {
        socket.once(
          'connect',
          guard(() => void (isInTls = true)),
        );
        socket.once(
          'secureConnect',
          guard(() => void (isInTls = false)),
        );
      }),
    );
    request.on('error', guard(fail));
    request.on(
      'response',
      guard((response) => {
        const { statusCode, headers: received } = response;
        if (statusCode !== undefined) result = { status: statusCode, retryAfter: received['retry-after'] ?? null };
        const end = () => {
          request.destroy();
          fail(new Error('The response has no status'));
        };
        let read = 0;
        response.on(
          'data',
          guard((chunk: Buffer) => {
            read += chunk.length;
            if (read > mostRead) end();
          }),
        );
        for (const event of ['end', 'close', 'error']) response.on(event, guard(end));
      }),
    );
    request.end(body);
  });
}

/** Looks nothing up: these addresses were checked. */
function only(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else if (first) callback(null, first.address, first.family);
    else callback(new Error('Expected an address'), '');
  };
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason instanceof Error ? signal.reason : new Error('The time limit has passed'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', guard(end), { once: true });
  });
  return Promise.race([work, aborted]);
}
