/** Static assets served next to a worker script. */
import { GraphQLJSON } from 'graphql-scalars';
import { InputType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

const HtmlHandling = wireEnum('EdgeWorkerHtmlHandling', 'How HTML files map to paths', {
  none: 'The path is the file name',
  'auto-trailing-slash': 'No `.html` ending; a trailing slash for `index.html` only',
  'force-trailing-slash': 'No `.html` ending, always a trailing slash',
  'drop-trailing-slash': 'No `.html` ending, never a trailing slash',
});

const NotFoundHandling = wireEnum(
  'EdgeWorkerNotFoundHandling',
  'What happens to a request that matches no asset',
  {
    none: 'The Worker answers, or an empty 404',
    '404-page': 'The nearest `404.html`, with status 404',
    'single-page-application': 'The `index.html`, with status 200',
  },
  { '404-page': 'PAGE_404' },
);

@InputType('EdgeWorkerAssetsConfigInput', { description: 'Settings of static assets' })
class AssetsConfig {
  @OnWire('_headers')
  @Optional(() => String, 'Headers to add, in the format of a `_headers` file')
  headers?: string;

  @OnWire('_redirects')
  @Optional(() => String, 'Redirects, in the format of a `_redirects` file')
  redirects?: string;

  @TakesNull()
  @Optional(() => String, 'The path that the assets are served under; null: the root')
  basePath?: string | null;

  @Optional(() => HtmlHandling, 'How HTML files map to paths')
  htmlHandling?: ValueOf<typeof HtmlHandling>;

  @Optional(() => NotFoundHandling, 'What happens to a request that matches no asset')
  notFoundHandling?: ValueOf<typeof NotFoundHandling>;

  @Optional(() => GraphQLJSON, 'Run the Worker before looking for an asset: true for all paths, or a list of patterns')
  runWorkerFirst?: unknown;

  @Optional(() => Boolean, 'Serve a matching asset without running the Worker; superseded by `runWorkerFirst`')
  serveDirectly?: boolean;
}

@InputType('EdgeWorkerAssetsInput', { description: 'Static assets of a Worker' })
export class WorkerAssetsInput {
  @Optional(() => AssetsConfig, 'Settings of the assets')
  config?: AssetsConfig;

  @Optional(() => String, 'The completion token of the asset upload')
  jwt?: string;
}
