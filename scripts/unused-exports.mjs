/** Names of `src` that are exported, though no other file imports them. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

const folders = ['src', 'test', 'bench', 'scripts', 'bin', '.ci'];
const isCode = (file) => /\.(m?ts|tsx|m?js)$/.test(file) && !/(^|\/)(node_modules|generated)\//.test(file);

/** By file, such as `src/base/node.ts: isNode`. */
export function unusedExports(root) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const sources = new Map(files.filter(isCode).map((file) => [file, parsed(root, file)]));
  const used = new Map([...sources.keys()].map((file) => [file, new Set()]));
  for (const [file, source] of sources) {
    visit(source, (node) => {
      for (const [path, names] of importedBy(node)) {
        const module = moduleAt(file, path, sources);
        for (const name of names) used.get(module)?.add(name);
      }
    });
  }
  return [...sources]
    .filter(([file]) => file.startsWith('src/') && !used.get(file).has('*'))
    .flatMap(([file, source]) =>
      exportedBy(source)
        .filter((name) => !used.get(file).has(name))
        .map((name) => `${file}: ${name}`),
    );
}

function parsed(root, file) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : undefined;
  return ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true, kind);
}

function visit(node, see) {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

/** Modules and names; `*` stands for all that a module has. */
function importedBy(node) {
  if (ts.isImportDeclaration(node)) return [[node.moduleSpecifier.text, namesOf(node.importClause)]];
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    const { exportClause } = node;
    const names = exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.map(nameBefore) : ['*'];
    return [[node.moduleSpecifier.text, names]];
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return [[node.argument.literal.text, [node.qualifier?.getText().split('.')[0] ?? '*']]];
  // Modules that are imported as they are needed, or in the build, stand in texts.
  const isOwn = ts.isStringLiteralLike(node) && !isSpecifier(node.parent);
  return isOwn && /\.m?js$/.test(node.text) ? [[node.text, ['*']]] : [];
}

const isSpecifier = (parent) =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent));

function namesOf(clause) {
  const bindings = clause?.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements.map(nameBefore) : [];
  return [...named, ...(bindings && ts.isNamespaceImport(bindings) ? ['*'] : [])];
}

const nameBefore = ({ propertyName, name }) => (propertyName ?? name).text;

/** In the sources, also where the build is named. */
function moduleAt(file, path, sources) {
  const own = path.startsWith('.') ? posix.join(posix.dirname(file), path) : path;
  const built = own.replace(/^.*?dist\//, 'src/');
  const stems = [own, built, `src/${own}`].map((each) => each.replace(/\.m?js$/, ''));
  return stems
    .flatMap((stem) => ['.ts', '.tsx', '.js', '.mjs'].map((ending) => stem + ending))
    .find((each) => sources.has(each));
}

function exportedBy(source) {
  return source.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations
        .map(({ name }) => name)
        .filter(ts.isIdentifier)
        .map(({ text }) => text);
    return statement.name ? [statement.name.text] : [];
  });
}
