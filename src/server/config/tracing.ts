/** Whether OpenTelemetry's variables ask for traces; the library reads their details itself. */
import { parseUrl, web, withoutSecrets } from './values.js';

interface TracingConfig {
  readonly isOn: boolean;
  readonly problems: readonly string[];
}

const endpoints = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'];
/** The first that is set holds. */
const protocols = ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL'];

export function readTracing(env: NodeJS.ProcessEnv): TracingConfig {
  const text = (name: string) => env[name]?.trim() ?? '';
  const given = endpoints.filter((name) => text(name) !== '');
  const exporter = text('OTEL_TRACES_EXPORTER').toLowerCase();
  const isDisabled = text('OTEL_SDK_DISABLED').toLowerCase() === 'true' || exporter === 'none';
  if (given.length === 0 || isDisabled) return { isOn: false, problems: [] };
  const problems = given
    .filter((name) => parseUrl(text(name), web) === undefined)
    .map((name) => wrong(name, `an address that starts with ${web.join(' or ')}`, text(name)));
  if (!['', 'otlp'].includes(exporter)) problems.push(wrong('OTEL_TRACES_EXPORTER', 'otlp or none', exporter));
  const protocol = protocols.find((name) => text(name) !== '');
  if (protocol !== undefined && text(protocol) === 'grpc') problems.push(wrong(protocol, 'http/json', 'grpc'));
  return { isOn: true, problems };
}

function wrong(name: string, expected: string, got: string): string {
  return `${name}: expected ${expected}, but got ${JSON.stringify(withoutSecrets(got))}`;
}
