/** A chosen file as it is sent: its bytes, so that its encoding can be judged. */
import { mostInline } from '../../../../base/inline-bytes.js';
import type { Problem } from '../../../ask/problem.js';
import { count } from '../../../format/money.js';

export interface ChosenFile {
  readonly name: string;
  readonly base64: string;
}

type ReadFile = ChosenFile | { readonly problem: Pick<Problem, 'message' | 'code'> };

export async function readFile(file: Pick<File, 'name' | 'size'> & Blob): Promise<ReadFile> {
  if (file.size > mostInline) {
    return refused(
      `expected at most ${count(mostInline / 1024)} KiB, but got ${count(Math.ceil(file.size / 1024))} KiB`,
    );
  }
  if (file.size === 0) return refused('expected a file with rows, but got an empty one');
  const base64 = await base64Of(file);
  // A file may be moved while it is being chosen, or be a folder.
  return base64 === null
    ? refused('expected a file that the browser can read, but it cannot')
    : { name: file.name, base64 };
}

function refused(message: string): ReadFile {
  return { problem: { message: `file: ${message}`, code: 'BAD_USER_INPUT' } };
}

function base64Of(file: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? result.slice(result.indexOf(',') + 1) : null);
    });
    reader.readAsDataURL(file);
  });
}
