/** The scale of amounts: always from zero, with round steps. */

export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly ticks: readonly number[];
}

/** `most`: steps above zero. */
export function scaleOf(values: readonly number[], most = 4): Scale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = roundStep((high - low || 1) / most);
  const [from, to] = [Math.floor(low / step + 1e-9) * step, Math.ceil(high / step - 1e-9) * step];
  const count = Math.round((to - from) / step);
  return {
    from,
    to: to > from ? to : from + step,
    step,
    ticks: Array.from({ length: count + 1 }, (_, place) => from + place * step),
  };
}

/** 1, 2 or 5 times a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const times = [1, 2, 5, 10].find((each) => each * power >= least * (1 - 1e-9));
  return (times ?? 10) * power;
}
