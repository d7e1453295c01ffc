/** The notice that the licence of the geography data asks for wherever the data is shown. */
export const geographyAttribution =
  'Geography data: Countries States Cities Database (https://github.com/dr5hn/countries-states-cities-database), ' +
  'made available under the Open Database License (ODbL) 1.0: https://opendatacommons.org/licenses/odbl/1-0/';
