/** Answers messages of the Model Context Protocol, each by itself: nothing is kept between two of them. */
import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  WebStandardStreamableHTTPServerTransport,
  createMcpHandler,
  isLegacyRequest,
} from '@modelcontextprotocol/server';
import type { FastifyBaseLogger } from 'fastify';
import { shown } from '../../base/errors.js';
import { release } from '../../base/release.js';
import type { Asker } from './asker.js';
import { failed, failureOf, isData } from './answer/result.js';
import { argumentsFor } from './tools/arguments.js';
import type { Tools } from './tools/index.js';
import { inputSchemaOf } from './tools/tool.js';

const instructions = `Meridian answers what machines, DNS names and money of this organisation are: costs, findings, inventory, exchange rates and countries. Begin with search. Amounts are monthly; isComplete, unknownCount and sources say what is missing in an answer. ${isData}`;

export class AssistantProtocol {
  constructor(
    private readonly tools: Tools,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** `message` is the parsed body; undefined where it is no JSON, which the answer then says. */
  async answer(request: Request, message: unknown, asker: Asker): Promise<Response> {
    const report = (error: Error) => this.log.debug({ err: error }, 'A message of an assistant was refused');
    const options = message === undefined ? {} : { parsedBody: message };
    if (message === undefined || (await isLegacyRequest(request, message))) {
      const server = this.#serverFor(asker);
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      transport.onerror = report;
      await server.connect(transport);
      try {
        return await transport.handleRequest(request, options);
      } finally {
        await server.close();
      }
    }
    // Nothing changes by itself, so there is nothing to subscribe to.
    const handler = createMcpHandler(() => this.#serverFor(asker), {
      legacy: 'reject',
      maxSubscriptions: 0,
      onerror: report,
    });
    return handler.fetch(request, options);
  }

  #serverFor(asker: Asker): Server {
    const tools = this.tools.for(asker.token);
    const server = new Server(
      { name: 'meridian', title: 'Meridian', version: release.version },
      { capabilities: { tools: {} }, instructions, jsonSchemaValidator: unused },
    );
    server.setRequestHandler('tools/list', () => ({
      tools: tools.map((tool) => {
        const { name, title, description, annotations } = tool;
        return { name, title, description, inputSchema: inputSchemaOf(tool), annotations };
      }),
    }));
    server.setRequestHandler('tools/call', async ({ params }): Promise<CallToolResult> => {
      const tool = tools.find(({ name }) => name === params.name);
      if (!tool) {
        const names = tools.map(({ name }) => name).join(', ');
        throw new ProtocolError(
          ProtocolErrorCode.InvalidParams,
          `Expected one of the tools ${names}, but got ${shown(params.name)}`,
        );
      }
      try {
        return await tool.run(argumentsFor(tool, params.arguments), asker);
      } catch (error) {
        return this.#failure(error);
      }
    });
    return server;
  }

  /** The library would send the message of any error. */
  #failure(error: unknown): CallToolResult {
    try {
      return failureOf(error);
    } catch {
      this.log.error({ err: error }, 'A tool of an assistant failed unexpectedly');
      return failed('Something went wrong on the server. It has been logged; please try again later.');
    }
  }
}

/** Nothing is ever asked of the person, which is what it would check; the default one makes code from text. */
const unused = {
  getValidator(): never {
    throw new Error('Expected no question to the person');
  },
};
