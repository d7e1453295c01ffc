/** A sum of decimal numbers, exact to the last digit. Of thousands of terms it takes a fraction of the time of BigNumber. */
import type { BigNumber } from 'bignumber.js';
import { exact } from '../../base/decimal.js';

/** So many units of ten to the minus `scale`. */
interface ScaledNumber {
  readonly units: bigint;
  readonly scale: number;
}

export class DecimalSum {
  #units = 0n;
  #scale = 0;
  #value: BigNumber | null = null;

  /** Adds the product of two numbers in digits, or takes it away. */
  add(one: string, other: string, sign: 1 | -1): void {
    const [a, b] = [scaled(one), scaled(other)];
    const scale = a.scale + b.scale;
    if (scale > this.#scale) {
      this.#units *= tenTo(scale - this.#scale);
      this.#scale = scale;
    }
    const product = a.units * b.units * tenTo(this.#scale - scale);
    this.#units += sign === 1 ? product : -product;
    this.#value = null;
  }

  get value(): BigNumber {
    return (this.#value ??= exact(String(this.#units)).shiftedBy(-this.#scale));
  }
}

function scaled(digits: string): ScaledNumber {
  const point = digits.indexOf('.');
  if (point < 0) return { units: BigInt(digits), scale: 0 };
  return { units: BigInt(digits.slice(0, point) + digits.slice(point + 1)), scale: digits.length - point - 1 };
}

const powers: bigint[] = [];

function tenTo(exponent: number): bigint {
  return (powers[exponent] ??= 10n ** BigInt(exponent));
}
