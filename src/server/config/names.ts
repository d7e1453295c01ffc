/** Finds environment variables that are almost settings: with a typo, something else would start than was meant. */
import { distance } from 'fastest-levenshtein';

/** Names that so many programs use that similar ones may belong to any of them. */
const common: readonly string[] = ['HOST', 'PORT', 'LOG_LEVEL', 'LOG_FORMAT'];

/** The length from which two typos still leave the same word. */
const long = 10;

/** `names` are those of all settings. */
export function typosIn(env: NodeJS.ProcessEnv, names: ReadonlySet<string>): string[] {
  const own = [...names].filter((name) => !common.includes(name));
  return Object.keys(env)
    .filter((name) => !names.has(name) && env[name]?.trim())
    .flatMap((name) => {
      const meant = own.find((setting) => isTypoOf(name.toUpperCase(), setting));
      return meant === undefined ? [] : [`${name} is not a setting; ${meant} is`];
    });
}

/** Both must begin alike: `PAGE_TOKEN` is two edits from `EDGE_TOKEN`, but another word. */
function isTypoOf(name: string, setting: string): boolean {
  const most = setting.length < long ? 1 : 2;
  return name.slice(0, 2) === setting.slice(0, 2) && distance(name, setting) <= most;
}
