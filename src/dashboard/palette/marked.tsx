/** A text with the matched part marked. */
import { OutsideText } from '../parts/outside-text.js';

export function Marked({ text, by }: { text: string; by: string }) {
  const at = by === '' ? -1 : text.toLowerCase().indexOf(by.toLowerCase());
  if (at === -1) return <OutsideText>{text}</OutsideText>;
  return (
    <OutsideText>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + by.length)}</mark>
      {text.slice(at + by.length)}
    </OutsideText>
  );
}
