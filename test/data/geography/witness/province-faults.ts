/** Populated places whose province Natural Earth has wrong, or as it was before a reform, by country and name. */

const divided = `
CL Chillán|CL Quirihue|DZ Timimoun|DZ Touggourt|EC Salinas|ET Yirga ‘Alem|ID Tarakan
IN Hyderabad|IN Karimnagar|IN Khammam|IN Nizamabad|IN Warangal|IR Karaj|KZ Semey|KZ Shar
KZ Qarazhal|KZ Atasū|KZ Zhezqazghan|TZ Tunduma|ZM Kafue|BW Kasane`;

/** Cities that are a state by themselves, which the witness counts to the one around. */
const cities = `BW Francistown|KZ Shymkent|PE Callao|PE Lima|TM Ashgabat`;

/** Nearly all lie near a border, which the witness draws on the wrong side. */
const misplaced = `
AL Tirana|AR Río Colorado|AU Echuca|AU Goondiwindi|BO Rurrenabaque|CA Fort Smith|CA Pembroke|CN Golmud|CN Guide
CN Xining|CN Zhuozhou|CO San José del Guaviare|RU Abakan|RU Sayanogorsk|UA Kherson
US Cape Girardeau|US Kansas City`;

export const provinceFaults: ReadonlySet<string> = new Set(
  [divided, cities, misplaced].flatMap((list) => list.trim().split(/[|\n]/)),
);
