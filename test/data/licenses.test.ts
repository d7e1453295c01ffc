import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { dataLicenses, licenseFiles, notices } from '../../src/data/licenses.js';

/** However it is broken into lines. */
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('the licences beside the data', () => {
  it('come with what is built as they are committed', () => {
    expect(notices()).toEqual(licenseFiles.map(({ committed }) => readFileSync(committed, 'utf8')));
  });

  it.each(['cldr-core', 'world-atlas'])('reproduce that of %s in full, as it is installed', (name) => {
    expect(flat(notices().join('\n'))).toContain(flat(readFileSync(`node_modules/${name}/LICENSE`, 'utf8')));
  });

  it.each([
    ['## ODC Open Database License (ODbL)', 'these additional rights are granted in this License'],
    [
      'Copyright (c) 2020 Titus Wormer <tituswormer@gmail.com>',
      'THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.',
    ],
    ['UNICODE LICENSE V3', 'authorization of the copyright holder.'],
    ['Creative Commons Attribution 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
    ['OpenStreetMap contributors', 'https://www.openstreetmap.org/copyright'],
    ['CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
    ['Source: European Central Bank', 'the ECB is named as the source'],
  ])('have "%s"', (first, last) => {
    const text = flat(notices().join('\n'));
    expect(text).toContain(first);
    expect(text).toContain(last);
  });
});

it('docs/data.md names the same licences', () => {
  const page = flat(readFileSync('docs/data.md', 'utf8'));
  for (const name of new Set(dataLicenses.flatMap(({ licenses }) => licenses))) expect(page).toContain(name);
});
