/** Sends messages of the Model Context Protocol as a client of 2025-06-18 does, and reads what comes. */
import { isObject } from '../../../src/base/unknown.js';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The result of the message; null where there is none. */
  readonly result: Readonly<Record<string, unknown>> | null;
  /** The error of the protocol; null where there is none. */
  readonly error: { readonly code: number; readonly message: string } | null;
}

export const usual = {
  accept: 'application/json, text/event-stream',
  'content-type': 'application/json',
  'mcp-protocol-version': '2025-06-18',
};

export async function send(
  url: string,
  body: NonNullable<RequestInit['body']>,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const response = await fetch(`${url}/mcp`, { method: 'POST', headers: { ...usual, ...headers }, body });
  const text = await response.text();
  const read: unknown = text.startsWith('{') ? JSON.parse(text) : null;
  const message = isObject(read) ? read : {};
  const { result, error } = message;
  return {
    status: response.status,
    headers: response.headers,
    text,
    result: isObject(result) ? result : null,
    error: isObject(error) ? { code: Number(error['code']), message: String(error['message']) } : null,
  };
}

export function message(method: string, params: object = {}): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
}

export interface ToolAnswer {
  readonly isError: boolean;
  readonly text: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** Calls a tool, and expects a result of it. */
export async function call(url: string, name: string, args: object, token?: string): Promise<ToolAnswer> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const reply = await send(url, message('tools/call', { name, arguments: args }), headers);
  if (!reply.result) throw new Error(`Expected a result, but got ${reply.status} ${reply.text}`);
  const { structuredContent, content, isError } = reply.result;
  const [first] = Array.isArray(content) ? content : [];
  return {
    isError: isError === true,
    text: String(first?.text),
    content: isObject(structuredContent) ? structuredContent : {},
  };
}
