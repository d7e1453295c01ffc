/** Texts of at most so many characters, in order: lines are whole, unless one alone is longer. */
export function joinLines(lines: readonly string[], most: number): string[] {
  const texts: string[] = [];
  let text = '';
  for (const line of lines) {
    if (text !== '' && text.length + line.length > most) {
      texts.push(text);
      text = '';
    }
    text += line;
  }
  return text === '' ? texts : [...texts, text];
}
