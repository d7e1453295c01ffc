/** Names in the environment that are almost those of settings: a slip there would start something else than was meant. */
import { distance } from 'fastest-levenshtein';

/** Of so many programs that what is near to them may be anybody's. */
const common: readonly string[] = ['HOST', 'PORT', 'LOG_LEVEL'];

/** From so many characters on two slips are still the same word. */
const long = 10;

/** `names`: of all settings. */
export function slipsIn(env: NodeJS.ProcessEnv, names: ReadonlySet<string>): string[] {
  const own = [...names].filter((name) => !common.includes(name));
  return Object.keys(env)
    .filter((name) => !names.has(name) && env[name]?.trim())
    .flatMap((name) => {
      const meant = own.find((setting) => isSlipOf(name.toUpperCase(), setting));
      return meant === undefined ? [] : [`${name} is not a setting; ${meant} is`];
    });
}

/** Both begin alike: `PAGE_TOKEN` is two slips from `EDGE_TOKEN`, and another word. */
function isSlipOf(name: string, setting: string): boolean {
  const most = setting.length < long ? 1 : 2;
  return name.slice(0, 2) === setting.slice(0, 2) && distance(name, setting) <= most;
}
