import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, nodesAt, type SyntaxNode, textAt } from '../support/syntax.ts';

const KEBAB_FOLDER = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const KEBAB_FILE = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
const FOREIGN_NAMES = new Map([
  ['src/DECISIONS.md', 'beside the README, whose reasons it has'],
  ['src/church/README.md', 'everybody reads a file of this name first'],
  ...['src', 'src/adapters/worker', 'mock-server', 'tests', 'tests/tools/bench', 'tests/rehearsal'].map(
    (folder) => [`${folder}/README.md`, 'the same'] as const,
  ),
]);

export const kebabCase: Rule = {
  name: 'files and folders are kebab-case',
  check: (project) =>
    [...project.files.keys()]
      .filter((path) => /^(?:src|mock-server|tests|features)\//.test(path) && !FOREIGN_NAMES.has(path))
      .filter((path) => {
        const folders = path.split('/');
        const file = folders.pop() ?? '';
        // The tests of a file that has several topics stand in a folder of its name: `tests/auth/session.machine/`.
        const isFolder = (name: string): boolean =>
          KEBAB_FOLDER.test(name) || (folders[0] === 'tests' && KEBAB_FILE.test(name));
        return !KEBAB_FILE.test(file) || !folders.every(isFolder);
      })
      .map((path) => ({ path, message: 'is not kebab-case' })),
};

export const useCaseNames: Rule = {
  name: 'a use-case file exports make… functions',
  check: (project) =>
    modulesUnder(project, 'src/')
      .filter(({ path }) => path.endsWith('.use-cases.ts'))
      .flatMap(({ path, program }) => {
        const names = exportedValues(program);
        const others = names.filter((name) => !/^make[A-Z]/.test(name));
        if (names.length === 0) return [{ path, message: 'exports no make… function' }];
        return others.map(
          (name): Violation => ({ path, message: `exports ${name}: a use-case exports make… functions` }),
        );
      }),
};

export const portsAreInterfaces: Rule = {
  name: 'a port has no code',
  check: (project) =>
    modulesUnder(project, 'src/')
      .filter(({ path }) => path.endsWith('.ports.ts'))
      .flatMap(({ path, program }) =>
        exportedValues(program).map((name) => ({
          path,
          message: `exports the value ${name}: a port is a promise, not code`,
        })),
      ),
};

/** What `tests/auth/session.machine/` may hold the tests of. */
const TESTED = (path: string): readonly string[] =>
  ['ts', 'tsx', 'css', 'feature', 'mjs'].flatMap((end) => [`src/${path}.${end}`, `${path}.${end}`]);

export const testsOfAFile: Rule = {
  name: 'a folder of tests that is named like a file holds the tests of a file that is there',
  check: ({ files }) => {
    const folders = new Set(
      [...files.keys()].flatMap((path) => /^tests\/((?:[^/]+\/)*[^/]+\.[^/]+)\//.exec(path)?.[1] ?? []),
    );
    return [...folders]
      .filter((folder) => !TESTED(folder).some((file) => files.has(file)))
      .map((folder) => ({ path: `tests/${folder}/`, message: `has tests of src/${folder}.ts, which is not there` }));
  },
};

const exports = (program: SyntaxNode): readonly SyntaxNode[] =>
  nodesAt(program, 'body').filter(({ type }) => /^Export(?:Named|Default)Declaration$/.test(type));

function exportedValues(program: SyntaxNode): string[] {
  return exports(program).flatMap((statement) => {
    const declaration = nodeAt(statement, 'declaration');
    if (declaration === undefined) return exportedSpecifiers(statement);
    if (declaration.type.startsWith('TS')) return [];
    const variables = nodesAt(declaration, 'declarations').map((variable) => textAt(nodeAt(variable, 'id'), 'name'));
    return variables.length > 0 ? variables : [textAt(nodeAt(declaration, 'id'), 'name') || 'default'];
  });
}

const exportedSpecifiers = (statement: SyntaxNode): string[] =>
  nodesAt(statement, 'specifiers')
    .filter((specifier) => statement['exportKind'] !== 'type' && specifier['exportKind'] !== 'type')
    .map((specifier) => textAt(nodeAt(specifier, 'exported'), 'name'));
