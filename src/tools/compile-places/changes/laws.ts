/** Laws and decisions by which states changed and cities went with them. */

export const angola = 'Law 14/24 of Angola, 5 September 2024';
export const burkina = 'Council of Ministers of Burkina Faso, 2 July 2025';
export const burundi = 'Organic Law 1/05 of Burundi, 16 March 2023, in effect with the governors of July 2025';
export const centralAfrica = 'Law of the Central African Republic, 21 January 2021';
export const congo = 'Parliament of the Republic of the Congo, 6 and 7 August 2024';
export const cumbria = 'Cumbria (Structural Changes) Order 2022';
export const ethiopia = 'House of Federation of Ethiopia, 5 July 2023';
export const lebanon = 'Law 52 of Lebanon, 7 September 2017';
export const mali = 'Law 2023-006 of Mali, 13 March 2023';
export const skagabyggd = 'Ministry of Infrastructure of Iceland, 10 July 2024';
export const talknafjordur = 'Vote of the residents of Tálknafjörður and Vesturbyggð, 28 October 2023';
export const timor = 'Parliament of Timor-Leste, 2021';
export const varaklani = 'Saeima of Latvia, 13 June 2024';
