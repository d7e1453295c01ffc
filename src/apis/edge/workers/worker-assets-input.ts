/** Files that are served beside a worker script. */
import { GraphQLJSON } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';

const HtmlHandling = wireEnum(
  'EdgeWorkerHtmlHandling',
  'How paths lead to HTML files',
  ['none', 'auto-trailing-slash', 'force-trailing-slash', 'drop-trailing-slash'],
  {
    none: 'By the name of the file alone',
    'auto-trailing-slash': 'Without its ending; with a slash at the end for an `index.html`',
    'force-trailing-slash': 'Without its ending, always with a slash at the end',
    'drop-trailing-slash': 'Without its ending, never with a slash at the end',
  },
);

const NotFoundHandling = wireEnum(
  'EdgeWorkerNotFoundHandling',
  'What is answered where there is no such file',
  ['none', '404-page', 'single-page-application'],
  {
    none: 'What the script answers, or an empty 404',
    '404-page': 'The nearest `404.html`',
    'single-page-application': 'The `index.html`, as if it were there',
  },
  { '404-page': 'PAGE_404' },
);

@InputType('EdgeWorkerAssetsConfigInput', { description: 'How files are served' })
class AssetsConfig {
  @OnWire('_headers')
  @Field(() => String, { nullable: true, description: 'Headers to add, as a file `_headers` has them' })
  headers?: string;

  @OnWire('_redirects')
  @Field(() => String, { nullable: true, description: 'Where paths lead instead, as a file `_redirects` has it' })
  redirects?: string;

  @Field(() => String, { nullable: true, description: 'The path below which the files are; null: the root' })
  basePath?: string | null;

  @Field(() => HtmlHandling, { nullable: true, description: 'How paths lead to HTML files' })
  htmlHandling?: ValueOf<typeof HtmlHandling>;

  @Field(() => NotFoundHandling, { nullable: true, description: 'What is answered where there is no such file' })
  notFoundHandling?: ValueOf<typeof NotFoundHandling>;

  @Field(() => GraphQLJSON, {
    nullable: true,
    description: 'Ask the script before the files: true for all paths, or a list of patterns',
  })
  runWorkerFirst?: unknown;

  @Field(() => Boolean, { nullable: true, description: 'Answer with the file where there is one; an older setting' })
  serveDirectly?: boolean;
}

@InputType('EdgeWorkerAssetsInput', { description: 'Files to be served beside a script' })
export class WorkerAssetsInput {
  @Field(() => AssetsConfig, { nullable: true, description: 'How they are served' })
  config?: AssetsConfig;

  @Field(() => String, { nullable: true, description: 'The token that their upload was completed with' })
  jwt?: string;
}
