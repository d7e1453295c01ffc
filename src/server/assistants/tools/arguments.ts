/** Checks the arguments of a call against the parameters of its tool. */
import { CallerError, shown } from '../../../base/errors.js';
import { isObject, isText, kindInWords } from '../../../base/unknown.js';
import type { AssistantTool, ToolArguments, Parameter } from './tool.js';

/** Throws for arguments that do not fit, with what was expected. */
export function argumentsFor({ parameters }: AssistantTool, sent: unknown): ToolArguments {
  const given = isObject(sent) ? sent : {};
  const names = Object.keys(parameters);
  const other = Object.keys(given).find((name) => !names.includes(name));
  if (other !== undefined) throw wrong(`Expected the arguments ${names.join(', ')}, but got ${shown(other)}`);
  const valid = new Map<string, unknown>();
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value !== undefined && value !== null) valid.set(name, checked(name, parameter, value));
    else if (parameter.isNeeded) throw wrong(`Expected the argument ${name}, but got none`);
  }
  const optionalText = (name: string) => {
    const value = valid.get(name);
    return isText(value) ? value : undefined;
  };
  return {
    optionalText,
    text: (name) => {
      const text = optionalText(name);
      if (text === undefined) throw new Error(`Expected a tool that needs ${name}`);
      return text;
    },
    variables: (name) => {
      const value = valid.get(name);
      return isObject(value) ? value : {};
    },
  };
}

function checked(name: string, { type, values }: Parameter, value: unknown): unknown {
  const fits = type === 'string' ? isText(value) : isObject(value);
  if (!fits)
    throw wrong(`${name}: expected ${type === 'string' ? 'a text' : 'an object'}, but got ${kindInWords(value)}`);
  if (values && !values.some((one) => one === value)) {
    throw wrong(`${name}: expected one of ${values.join(', ')}, but got ${shown(value)}`);
  }
  return value;
}

function wrong(message: string): CallerError {
  return new CallerError('BAD_USER_INPUT', message);
}
