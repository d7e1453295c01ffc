import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Lists and objects that are written out are no values to spread. */
const spreadLiterals = [
  'ObjectExpression > SpreadElement > ObjectExpression',
  'ArrayExpression > SpreadElement > ArrayExpression',
].map((selector) => ({ selector, message: 'Write what it holds without the spread.' }));

const environment = {
  object: 'process',
  property: 'env',
  message: 'Only src/server/config/config.ts reads the environment.',
};

const parsing = { object: 'JSON', property: 'parse', message: 'Use parseJson or parseOwnJson of src/base/json.ts.' };

/** What is not known must not be shown, added up or compared as zero. What has none of something says so: `x ? x.y : 0`. */
const isOr =
  ':matches(LogicalExpression[operator=/^(\\?\\?|\\|\\|)$/], AssignmentExpression[operator=/^(\\?\\?|\\|\\|)=$/])';
const unknownAsZero = {
  selector: [
    "[right.raw=/^(0n?|'0(\\.0+)?')$/]",
    "[right.name='zero']",
    "[right.callee.name=/^(exact|BigInt|BigNumber|Decimal)$/][right.arguments.0.raw=/^'?0/]",
  ]
    .map((zero) => isOr + zero)
    .join(', '),
  message: 'Unknown is not zero: keep the null, and say that it is not known.',
};

/** Names and messages of upstreams and callers; what cannot hold an element is left out. */
const outsideText = {
  selector: [
    'Identifier[name=/^(name|account|message|comment|content|host|zone|reason)$/]',
    'MemberExpression[computed=false][property.name=/^(name|account|message|comment|content|host|reason|appliesTo|resourceName)$/]',
    'CallExpression[callee.name=/^(nameOf|accountLabel|valueInWords|evidenceInWords|silenceText)$/]',
  ]
    .flatMap((text) => [
      text,
      `ChainExpression > ${text}`,
      `LogicalExpression[operator!='&&'] > ${text}`,
      `LogicalExpression > ${text}.right`,
      `ConditionalExpression > ${text}.consequent`,
      `ConditionalExpression > ${text}.alternate`,
    ])
    .map(
      (text) =>
        `:matches(JSXElement[openingElement.name.name!=/^(OutsideText|option|text|tspan|title|caption)$/], JSXFragment) > JSXExpressionContainer:not(JSXElement[openingElement.name.name='OutsideText'] JSXExpressionContainer) > ${text}`,
    )
    .join(', '),
  message:
    'What others wrote may change the order of what stands around it: put it into OutsideText of src/dashboard/parts.',
};

/** What holds for all that runs for as long as the server does. */
const ofServers = [
  ...spreadLiterals,
  {
    selector:
      "CallExpression[callee.name=/^set(Timeout|Interval|Immediate)$/]:not([arguments.0.callee.name='guard']):not([arguments.0.name='resolve'])",
    message: 'What a timer throws ends the process: give it guard(callback).',
  },
  {
    selector:
      "CallExpression[callee.property.name=/^(on|once|addListener|addEventListener)$/][arguments.0.type='Literal']:not([arguments.1.callee.name='guard'])",
    message: 'What a listener throws ends the process: give it guard(callback).',
  },
  {
    selector:
      "ImportDeclaration[source.value=/^(node:)?dns/] ImportSpecifier[imported.name=/^lookup/], MemberExpression[object.name='dns'][property.name=/^lookup/]",
    message: 'dns.lookup holds a thread that other work needs: use HostResolver of src/server/alerts/delivery.',
  },
  {
    selector: "CallExpression[callee.property.name='json'][arguments.length=0]",
    message: 'Read the text of a response, and parse it with parseJson of src/base/json.ts.',
  },
  {
    selector: "CallExpression[callee.property.name='namespace'] > Literal",
    message: 'Declare what is stored as a collection, and list it in src/server/store/collections.ts.',
  },
  {
    selector:
      "VariableDeclaration[kind='let'] > VariableDeclarator[id.name=/^(underWay|inFlight|running)$/][init.raw='0'], VariableDeclarator[id.name=/^(atOnce|mostAtOnce|mostWaiting|mostQueued)$/] > Literal[raw=/^[0-9]{1,2}$/]",
    message:
      'What callers take from is a row of src/base/shares/shares.ts, taken through AtOnce, Tally or WaitingEntries.',
  },
  {
    selector: "Property[key.value='access-control-allow-origin']",
    message: 'Use openToScripts of src/base/open-to-scripts.ts, which exposes headers too.',
  },
];

/** What ends with its work, and what runs in a thread of its own, may end by an error. */
const mayEnd = [
  'src/dashboard/**',
  'src/tools/**',
  'src/server/tokens/cli.ts',
  'src/server/sandbox-cli.ts',
  'src/sandbox/sql/sql-worker.ts',
];

export default tseslint.config(
  {
    ignores: ['dist/', 'test/generated/', 'src/dashboard/generated/', 'data/', 'package/'],
  },
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      eqeqeq: 'error',
      'no-console': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: { 'no-restricted-properties': ['error', environment, parsing] },
  },
  {
    files: ['src/server/config/config.ts'],
    rules: { 'no-restricted-properties': ['error', parsing] },
  },
  {
    // What runs in browsers, and what compiles files of this repository.
    files: ['src/base/json.ts', 'src/{dashboard,tools}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-properties': ['error', environment] },
  },
  {
    files: ['src/**/*.ts'],
    ignores: mayEnd,
    rules: {
      'no-restricted-syntax': ['error', ...ofServers],
    },
  },
  {
    files: ['src/{graphql,hosting,rest,server}/**/*.ts'],
    ignores: mayEnd,
    rules: { 'no-restricted-syntax': ['error', ...ofServers, unknownAsZero] },
  },
  {
    files: ['src/base/open-to-scripts.ts'],
    rules: { 'no-restricted-syntax': ['error', ...spreadLiterals] },
  },
  {
    files: ['test/**/*.ts', 'scripts/**/*.mjs', 'bench/**/*.{js,mjs}', 'src/{dashboard,tools}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...spreadLiterals] },
  },
  {
    files: ['test/**/*.{ts,mjs}'],
    ignores: ['test/support/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: ['node:child_process', 'child_process'].map((name) => ({
            name,
            allowTypeImports: true,
            message: 'A machine may lack a program: use test/support/run.ts and test/support/optional.',
          })),
        },
      ],
    },
  },
  {
    files: ['src/dashboard/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react-aria-components',
          message:
            'Import from its subpaths, such as react-aria-components/Button: the index brings all of it into the first load.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/base/shares/caches.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'lru-cache',
              allowTypeImports: true,
              message: 'Declare its bound as a row of src/base/shares/caches.ts, and use boundedCache or sizedCache.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/dashboard/**/*.{ts,tsx}'],
    // These count the places of points and letters alone.
    ignores: ['src/dashboard/chart/**', 'src/dashboard/filter/**'],
    rules: { 'no-restricted-syntax': ['error', ...spreadLiterals, unknownAsZero, outsideText] },
  },
  {
    // What these show is of this release: names of places and currencies, and headings that others make.
    files: [
      'src/dashboard/{map,pages/places,pages/rates,parts/grid}/**/*.tsx',
      'src/dashboard/shell/currency-select.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', ...spreadLiterals, unknownAsZero] },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['src/dashboard/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['node:*'], message: 'The dashboard runs in browsers.' }],
        },
      ],
    },
  },
);
