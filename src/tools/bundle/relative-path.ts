/** An SVG path of integer units with relative coordinates: about a third the size of absolute ones. */
import type { GeoContext } from 'd3-geo';

type PathPoint = readonly [x: number, y: number];

export class RelativePath implements GeoContext {
  private path = '';
  /** The end of what is written so far. */
  private pen: PathPoint = [0, 0];
  private start: PathPoint = [0, 0];
  private at: PathPoint = [0, 0];
  private begun = false;

  beginPath(): void {
    this.path = '';
  }

  moveTo(x: number, y: number): void {
    this.at = rounded(x, y);
    this.begun = false;
  }

  lineTo(x: number, y: number): void {
    const to = rounded(x, y);
    if (to[0] === this.at[0] && to[1] === this.at[1]) return;
    // Started by the first line only: shapes smaller than a unit are left out.
    if (!this.begun) {
      this.write('m', this.at);
      this.start = this.at;
      this.begun = true;
    }
    this.write('l', to);
    this.at = to;
  }

  closePath(): void {
    if (!this.begun) return;
    this.path += 'z';
    this.pen = this.at = this.start;
  }

  arc(): void {
    throw new Error('Expected land, borders and lines, but got a point');
  }

  toString(): string {
    // In SVG, the letter may be omitted for repeated lines, and for a line after a move.
    return this.path.replace(/(?<=\d)l(?=-)/g, '').replace(/(?<=\d)l/g, ' ');
  }

  private write(letter: string, to: PathPoint): void {
    const [right, down] = [to[0] - this.pen[0], to[1] - this.pen[1]];
    this.path += `${letter}${right}${down < 0 ? '' : ' '}${down}`;
    this.pen = to;
  }
}

function rounded(x: number, y: number): PathPoint {
  return [Math.round(x), Math.round(y)];
}
