import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, nodesAt, type SyntaxNode, textAt, walk } from '../support/syntax.ts';

const KEBAB_FOLDER = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const KEBAB_FILE = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
const FOREIGN_NAMES = new Map([
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
        return !KEBAB_FILE.test(file) || !folders.every((folder) => KEBAB_FOLDER.test(folder));
      })
      .map((path) => ({ path, message: 'is not kebab-case' })),
};

const PORTS = /^src\/(?:auth|content|people|organisation|admin|shared)\/ports\//;

/** The client of all adapters; it implements no port. */
const SHARED_CLIENT = 'src/adapters/http/client.ts';

export const httpAdapters: Rule = {
  name: 'an http-*.ts file stands in adapters/http and keeps a port',
  check: (project) =>
    modulesUnder(project, 'src/')
      .filter(({ path }) => /\/http-[a-z-]+\.ts$/.test(path) && path !== SHARED_CLIENT)
      .flatMap(({ path, imports }) => {
        if (!path.startsWith('src/adapters/http/'))
          return [{ path, message: 'is named as an http adapter: move it there' }];
        const keepsPort = imports.some((arrow) => PORTS.test(arrow.path ?? ''));
        return keepsPort ? [] : [{ path, message: 'imports no port: name it after what it is, or let it keep one' }];
      }),
};

export const useCaseNames: Rule = {
  name: 'a use-case file exports make… functions',
  check: (project) =>
    modulesUnder(project, 'src/')
      .filter(({ path }) => /^src\/[a-z]+\/use-cases\//.test(path))
      .flatMap(({ path, program }) => {
        const names = exportedValues(program);
        const others = names.filter((name) => !/^make[A-Z]/.test(name));
        if (names.length === 0) return [{ path, message: 'exports no make… function' }];
        return others.map(
          (name): Violation => ({ path, message: `exports ${name}: a use-case exports make… functions` }),
        );
      }),
};

export const providersAndStarters: Rule = {
  name: 'a provide-*.ts that only starts an actor is called start-*.ts, which exports a start… function',
  check: (project) =>
    modulesUnder(project, 'src/').flatMap(({ path, program }) => {
      const [, kind] = /\/machines\/(provide|start)-[a-z-]+\.ts$/.exec(path) ?? [];
      const names = exportedValues(program);
      const starts = names.some((name) => /^start[A-Z]/.test(name));
      const provides = names.some((name) => /^provide[A-Z]/.test(name));
      if (kind === 'provide' && starts && !provides) return [{ path, message: 'starts an actor: call it start-…' }];
      return kind === 'start' && !starts ? [{ path, message: 'exports no start… function' }] : [];
    }),
};

export const portsAreInterfaces: Rule = {
  name: 'a port is an interface without a prefix and without code',
  check: (project) =>
    modulesUnder(project, 'src/')
      .filter(({ path }) => PORTS.test(path))
      .flatMap(({ path, program }) => [
        ...exportedValues(program).map((name) => ({
          path,
          message: `exports the value ${name}: a port is a promise, not code`,
        })),
        ...exportedTypes(program)
          .filter((name) => /^I[A-Z][a-z]/.test(name))
          .map((name) => ({ path, message: `exports ${name}: a port is a role noun without a prefix` })),
      ]),
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

const exportedTypes = (program: SyntaxNode): string[] =>
  exports(program)
    .map((statement) => nodeAt(statement, 'declaration'))
    .filter((declaration) => declaration?.type.startsWith('TS') === true)
    .map((declaration) => textAt(nodeAt(declaration, 'id'), 'name'));

/**
 * Verbs of ports that call the server, where the domain has a better word than the usual ones, and of ports that call
 * the browser.
 */
const SERVER_PORTS = /(?:Repository|Publisher|Editor|Gateway)$|^(?:ContentSearch|CalendarFeed|FileConversion)$/;

export const serverPorts: Rule = {
  name: 'a port that asks the server is a …Repository, or what else it does: …Publisher, …Editor, …Gateway',
  check: (project) =>
    modulesUnder(project, 'src/')
      .filter(({ path }) => PORTS.test(path))
      .flatMap(({ path, program, lineOf }) => {
        const found: Violation[] = [];
        walk(program, (node) => {
          const name = node.type === 'TSInterfaceDeclaration' ? textAt(nodeAt(node, 'id'), 'name') : '';
          if (name === '' || SERVER_PORTS.test(name) || !answersWithOutcome(node)) return;
          found.push({ path, line: lineOf(node.start), message: `declares ${name}: call it a …Repository` });
        });
        return found;
      }),
};

/** Whether a method of an interface returns an outcome of the server. */
function answersWithOutcome(port: SyntaxNode): boolean {
  let answers = false;
  walk(port, (node, parent) => {
    if (node.type === 'Identifier' && textAt(node, 'name') === 'Promise' && parent?.type === 'TSTypeReference')
      walk(parent, (inner) => {
        if (inner.type === 'Identifier' && /^(?:Outcome|PostReport)$/.test(textAt(inner, 'name'))) answers = true;
      });
  });
  return answers;
}
