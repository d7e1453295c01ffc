/** Differences with their sign, in amounts and in per cent: of what was not there before there is none. */
import { compare, type Decimal, figure, type Money, money, subtract } from './money.js';

/** `+₹12.00`, `−₹3.50`, `₹0.00`. */
export function signedMoney({ amount, currency }: Money): string {
  return `${signOf(amount)}${money({ amount: absolute(amount), currency })}`;
}

/** `+12.00`, for columns whose heading names the currency. */
export function signedFigure(amount: Decimal): string {
  return `${signOf(amount)}${figure(absolute(amount))}`;
}

/** The change in per cent of the former amount, as `+7.1`; null where that was nothing. */
export function signedPercent(now: Decimal, then: Decimal): string | null {
  const former = Number(then);
  if (former === 0) return null;
  const percent = (Number(subtract(now, then)) / Math.abs(former)) * 100;
  const digits = Math.abs(percent) >= 1_000 ? 0 : 1;
  const text = Math.abs(percent).toLocaleString(undefined, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${text}`;
}

function signOf(amount: Decimal): string {
  const order = compare(amount, '0');
  return order === 0 ? '' : order > 0 ? '+' : '−';
}

function absolute(amount: Decimal): Decimal {
  return amount.replace(/^-/, '');
}
