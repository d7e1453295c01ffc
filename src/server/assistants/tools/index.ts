/** The tools that a caller may use. */
import type { Token } from '../../../base/auth/token.js';
import { type DocumentQuestion, questionsOf } from '../questions.js';
import { SchemaSearch } from '../search/schema-search.js';
import { shippedDocuments } from '../../shipped-documents.js';
import type { Services } from '../../services.js';
import { changeTool } from './change-tool.js';
import { describeTool, queryTool } from './query-tools.js';
import { searchTool } from './search-tool.js';
import type { AssistantTool } from './tool.js';
import { topicTools } from './topic-tools.js';

/** Made once: they hold nothing of a caller. */
export class Tools {
  readonly #forAny: readonly AssistantTool[];
  readonly #forDocuments: readonly AssistantTool[];

  constructor({ config, schema, baseUrl }: Pick<Services, 'config' | 'schema' | 'baseUrl'>) {
    const questions: readonly DocumentQuestion[] = questionsOf(config.documents ?? shippedDocuments());
    const search = new SchemaSearch(schema, questions);
    const { introspection } = config;
    const ofTopics = topicTools(questions);
    this.#forDocuments = [searchTool(search, false), ...ofTopics];
    this.#forAny = [
      searchTool(search, introspection),
      ...ofTopics,
      ...(introspection ? [describeTool(schema)] : []),
      queryTool,
      changeTool({ schema, baseUrl, hasDescriptions: introspection }),
    ];
  }

  /** A token for trusted documents alone neither reads the schema nor writes queries. */
  for(token: Token | null): readonly AssistantTool[] {
    return token?.documentsOnly === true ? this.#forDocuments : this.#forAny;
  }
}
