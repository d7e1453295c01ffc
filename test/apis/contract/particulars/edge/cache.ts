import type { Particulars } from '../../particulars.js';

const call = 'POST /zones/{zoneId}/purge_cache';
const all = ['purge_everything', 'files', 'tags', 'hosts', 'prefixes'];
const only = (name: string) => ({ without: all.filter((other) => other !== name) });

export const cache: Partial<Particulars> = {
  revisions: { [call]: { files: '[PurgeFile]' } },
  ways: {
    [call]: [{ ...only('purge_everything'), with: { purge_everything: true } }, ...all.slice(1).map(only)],
    PurgeFile: [
      { with: { headers: { 'Accept-Language': 'de', Origin: 'https://acme.example' } } },
      { without: ['headers'] },
    ],
  },
  inputs: {
    PurgeFile: { fields: { url: 'string!', headers: 'json' }, of: (file) => (file['headers'] ? file : file['url']) },
  },
};
