/** A tool as an assistant sees it, and how it is run. */
import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/server';
import type { Asker } from '../asker.js';

export interface AssistantTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The parameters by their names. */
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly annotations: ToolAnnotations;
  run(given: ToolArguments, asker: Asker): CallToolResult | Promise<CallToolResult>;
}

export interface Parameter {
  readonly type: 'string' | 'object';
  readonly isNeeded: boolean;
  readonly description?: string;
  /** The values that a text may have. */
  readonly values?: readonly string[];
}

/** Arguments that fit the parameters. */
export interface ToolArguments {
  text(name: string): string;
  optionalText(name: string): string | undefined;
  variables(name: string): Readonly<Record<string, unknown>>;
}

/** The schema of its arguments, as JSON Schema. */
export function inputSchemaOf({ parameters }: AssistantTool) {
  const needed = Object.entries(parameters).filter(([, { isNeeded }]) => isNeeded);
  return {
    type: 'object' as const,
    properties: Object.fromEntries(
      Object.entries(parameters).map(([name, { type, description, values }]) => [
        name,
        { type, ...(description !== undefined && { description }), ...(values && { enum: [...values] }) },
      ]),
    ),
    required: needed.map(([name]) => name),
    additionalProperties: false,
  };
}
