import { posix } from 'node:path';
import type { SourceModule } from '../support/module.ts';
import { modulesUnder } from '../support/project.ts';
import type { Rule } from '../support/rule.ts';
import { nodeAt, textAt, walk } from '../support/syntax.ts';

export const styleClasses: Rule = {
  name: 'a class that a view names stands in its style sheet',
  check: (project) =>
    ['src/ui/', 'mock-server/panel/'].flatMap((folder) =>
      modulesUnder(project, folder).flatMap((module) =>
        sheetsOf(module).flatMap(({ local, path }) => {
          const known = classesIn(project.files.get(path) ?? '');
          return namesOf(module, local)
            .filter(({ name }) => !known.has(name))
            .map(({ name, line }) => ({
              path: module.path,
              line,
              message: `names the class ${name}, which ${path} does not have: it would have no style at all`,
            }));
        }),
      ),
    ),
};

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

const sheetsOf = ({ path, text }: SourceModule): { readonly local: string; readonly path: string }[] =>
  [...text.matchAll(IMPORT)].map(([, local = '', specifier = '']) => ({
    local,
    path: specifier.startsWith('@/') ? `src/${specifier.slice(2)}` : posix.join(posix.dirname(path), specifier),
  }));

const classesIn = (css: string): ReadonlySet<string> =>
  new Set([...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));

interface Named {
  readonly name: string;
  readonly line: number;
}

/** `styles.name`; computed names are not checked. */
function namesOf({ program, lineOf }: SourceModule, local: string): Named[] {
  const found: Named[] = [];
  walk(program, (node) => {
    if (node.type !== 'MemberExpression' || node['computed'] === true) return;
    if (textAt(nodeAt(node, 'object'), 'name') !== local) return;
    found.push({ name: textAt(nodeAt(node, 'property'), 'name'), line: lineOf(node.start) });
  });
  return found;
}
