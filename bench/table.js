/** Prints tables row by row, as they are measured. */
export function printHead(cells) {
  console.log(`\n${line(cells)}\n${line(cells.map(() => '---'))}`);
}

export function printRow(cells) {
  console.log(line(cells));
}

export function progress(text) {
  console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
}

function line(cells) {
  return `| ${cells.join(' | ')} |`;
}
