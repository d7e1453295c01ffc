/** Load balancers that answer by plain HTTP. */
import { loadBalancers } from '../../../apis/cloud/load-balancers/load-balancers.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

const plain = 80;

export const loadBalancerHttpWithoutRedirect = rule({
  kind: 'LOAD_BALANCER_HTTP_WITHOUT_REDIRECT',
  severity: Severity.MEDIUM,
  about:
    'A public load balancer that serves HTTP on port 80 instead of redirecting to HTTPS: what is sent there can be intercepted',
  of: loadBalancers.rows.loadBalancers,
  judge({ services, publicNet }) {
    const http = services?.find(({ protocol, listenPort }) => protocol === 'http' && listenPort === plain);
    if (!http || publicNet?.enabled !== true) return null;
    const https = (services ?? []).filter(({ protocol }) => protocol === 'https');
    return {
      evidence: {
        'services.protocol': http.protocol,
        'services.listenPort': http.listenPort,
        httpsPorts: https.map(({ listenPort }) => listenPort),
        'publicNet.enabled': true,
      },
      // The targets may answer with a redirect, and TLS may end at a proxy before the balancer.
      verdict: Verdict.LIKELY,
    };
  },
});
