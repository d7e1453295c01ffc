/** Packages that few suites need, each by the address by which it is imported: suites of one that is absent are skipped. */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, it } from '@jest/globals';

export class Package {
  /** Why it is absent; null where it is there. */
  readonly lack: string | null;

  constructor(
    folder: string,
    private readonly address: string | null,
  ) {
    this.lack = address === null ? `its packages are not installed: \`node scripts/packages.mjs ${folder}\`` : null;
  }

  get(): string {
    if (this.address === null) throw new Error(`Expected a package, but ${this.lack}`);
    return this.address;
  }

  describe(title: string, tests: (address: string) => void): void {
    if (this.address === null) this.#leaveOut(title);
    else describe(title, () => tests(this.get()));
  }

  it(title: string, test: (address: string) => void | Promise<void>): void {
    if (this.address === null) this.#leaveOut(title);
    else it(title, () => test(this.get()));
  }

  #leaveOut(title: string): void {
    process.stdout.write(`Left out: ${title}: ${this.lack}\n`);
    it.skip(title, () => undefined);
  }
}

/** By its name, or by that of a file in it; the folder has a package.json and a lock of its own. */
export function packageIn(folder: string, name: string): Package {
  try {
    return new Package(folder, pathToFileURL(createRequire(resolve(folder, 'package.json')).resolve(name)).href);
  } catch {
    return new Package(folder, null);
  }
}
