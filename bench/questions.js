/** The queries of the comparison, small to large, and one of two upstream lists. */
export const questions = {
  Q1: '{ country(code:"IN") { name currency { code rate } } }',
  Q2: '{ currencies(isActive: true) { code name symbol rate } }',
  Q3: '{ countries { name currency { code } states { name } } }',
  Q4: '{ currencies(isActive: true) { code rate } countries { name currency { code } } }',
};

/** Over two upstream lists. */
export const volumesQuestion =
  '{ cloud { volumes(first: 200) { nodes { name server { name image { name } location { name country { name } } } } } } }';
