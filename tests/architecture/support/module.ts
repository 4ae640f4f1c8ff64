import { posix } from 'node:path';
import { parseSync } from 'vite';
import { isNode, nodeAt, type SyntaxNode, walk } from './syntax.ts';

/** One import of a file. */
export interface Import {
  readonly specifier: string;
  /** Path from the root of the repository; undefined for a library. */
  readonly path: string | undefined;
  /** Whether it is erased by the compiler. */
  readonly typeOnly: boolean;
  readonly dynamic: boolean;
  /** Names as the other file exports them; `*` for a namespace, `default` for the default export. */
  readonly names: readonly string[];
  readonly line: number;
}

/** A TypeScript or JavaScript file, parsed once for all rules; its tree and its imports are made when a rule first asks for them. */
export interface SourceModule {
  readonly path: string;
  readonly text: string;
  readonly program: SyntaxNode;
  readonly imports: readonly Import[];
  readonly lineOf: (position: number) => number;
}

type Parsed = ReturnType<typeof parseSync>;

/** @throws Error that names the file when it is not valid TypeScript */
export function parseModule(path: string, text: string): SourceModule {
  const parsed = parseSync(path, text);
  const [error] = parsed.errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  const lineOf = (position: number): number => text.slice(0, position).split('\n').length;
  const resolve = (specifier: string): string | undefined => resolveLocal(path, specifier);
  let program: SyntaxNode | undefined;
  let imports: readonly Import[] | undefined;
  const module: SourceModule = {
    path,
    text,
    lineOf,
    get program() {
      program ??= treeOf(path, parsed);
      return program;
    },
    get imports() {
      imports ??= [
        ...staticImports(parsed, resolve, lineOf),
        ...reExports(parsed, resolve, lineOf),
        ...(text.includes('import(') ? inlineImports(module.program, resolve, lineOf) : []),
      ];
      return imports;
    },
  };
  return module;
}

function treeOf(path: string, parsed: Parsed): SyntaxNode {
  const tree: unknown = parsed.program;
  if (!isNode(tree)) throw new Error(`${path}: the parser answered with no tree`);
  return tree;
}

type Resolve = (specifier: string) => string | undefined;
type LineOf = (position: number) => number;

function resolveLocal(path: string, specifier: string): string | undefined {
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('@/')) return `src/${bare.slice(2)}`;
  return bare.startsWith('.') ? posix.join(posix.dirname(path), bare) : undefined;
}

const nameOf = ({ kind, name }: { kind: string; name?: string | null }): string =>
  kind === 'Name' ? (name ?? '') : kind === 'Default' ? 'default' : '*';

const staticImports = (parsed: Parsed, resolve: Resolve, lineOf: LineOf): Import[] =>
  parsed.module.staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    path: resolve(moduleRequest.value),
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    dynamic: false,
    names: entries.map(({ importName }) => nameOf(importName)),
    line: lineOf(start),
  }));

const reExports = (parsed: Parsed, resolve: Resolve, lineOf: LineOf): Import[] =>
  parsed.module.staticExports.flatMap(({ entries, start }) =>
    entries.flatMap(({ moduleRequest, importName, isType }) =>
      moduleRequest
        ? [
            {
              specifier: moduleRequest.value,
              path: resolve(moduleRequest.value),
              typeOnly: isType,
              dynamic: false,
              names: [nameOf(importName)],
              line: lineOf(start),
            },
          ]
        : [],
    ),
  );

/** `import('…')`, as an expression or a type. */
function inlineImports(program: SyntaxNode, resolve: Resolve, lineOf: LineOf): Import[] {
  const found: Import[] = [];
  walk(program, (node) => {
    if (node.type !== 'ImportExpression' && node.type !== 'TSImportType') return;
    const typeOnly = node.type === 'TSImportType';
    const value = nodeAt(node, 'source')?.['value'];
    const specifier = typeof value === 'string' ? value : '';
    const line = lineOf(node.start);
    found.push({ specifier, path: resolve(specifier), typeOnly, dynamic: !typeOnly, names: ['*'], line });
  });
  return found;
}
