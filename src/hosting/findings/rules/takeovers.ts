/** DNS records that lead to names at providers where anyone can register a name that is free. */
import { accounts } from '../../../apis/edge/accounts/accounts.js';
import { pagesProjects } from '../../../apis/edge/pages/pages-projects.js';
import { isText, textAt } from '../../../base/unknown.js';
import { hostOf } from '../../names/addresses/host.js';
import { zonesOf, listedRecords } from '../../names/zones-read.js';
import { claimableAt, pagesSuffix } from '../evidence/claimable-names.js';
import type { Look } from '../look.js';
import { rulesOfRecords } from '../record-rules.js';
import type { Rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

interface Projects {
  /** The names below `pages.dev` that the accounts have. */
  readonly names: ReadonlySet<string>;
  /** Why they may have more; null if they do not. */
  readonly lack: string | null;
}

export const rules: readonly Rule[] = [
  ...rulesOfRecords({
    kind: 'DNS_NAME_CLAIMABLE',
    severity: Severity.MEDIUM,
    about:
      'A CNAME record that leads to a name which anyone can register once it is free, for instance at `github.io`: look whether you still have it. CRITICAL at `pages.dev` if no account has such a project: whoever creates it answers for the record. Nothing is asked of the providers',
    calls:
      'The calls of DNS_CNAME_LOOP, and where records lead to `pages.dev` one call for the accounts and one per ten Pages projects of each',
    prepare: projectsOf,
    judge({ type, name, content, deletion, protection }, projects, look) {
      const claimable = type === 'CNAME' && content ? claimableAt(hostOf(content)) : null;
      if (!claimable) return null;
      const { provider, source, host } = claimable;
      // If the target does not name the bucket, its name is that of the record.
      const cause = { name: claimable.isShared ? (name ?? host) : host };
      if (claimable.suffix !== pagesSuffix)
        // We do not check who has it now.
        return { evidence: { name: host, provider, source }, verdict: Verdict.LIKELY, cause };
      if (projects.names.has(host)) return null;
      if (projects.lack !== null) {
        look.lacks.add(projects.lack);
        return null;
      }
      return {
        message: `DNS records lead to ${host}, which is no Pages project of any account: whoever creates it answers for them`,
        evidence: { name: host, provider, projects: projects.names.size, ...protection },
        severity: Severity.CRITICAL,
        cause,
        ...deletion,
      };
    },
  }),
];

/** The names of Pages projects, which are read only if a record leads to one. */
async function projectsOf(look: Look): Promise<Projects> {
  const readings = await look.records();
  const hasPagesRecord = zonesOf(readings).some(({ place }) => {
    const reading = place === null ? undefined : readings[place];
    return reading && listedRecords(reading).some(({ type, value }) => type === 'CNAME' && isPages(value));
  });
  if (!hasPagesRecord) return { names: new Set(), lack: null };
  const { wires, lack } = await look.belowEverywhere(
    accounts.rows.accounts,
    pagesProjects.rows.pagesProjects,
    'accountId',
  );
  const hosts = wires.map((wire) => textAt(wire, 'subdomain'));
  const odd = hosts.includes(null) ? 'Expected each Pages project to have a subdomain, but one has none' : null;
  return { names: new Set(hosts.filter(isText).map(hostOf)), lack: lack ?? odd };
}

const isPages = (content: string) => claimableAt(hostOf(content))?.suffix === pagesSuffix;
