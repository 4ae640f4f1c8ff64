import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodesAt, type SyntaxNode, textAt, walkValues } from '../support/syntax.ts';

const TABLE = 'src/ui/app/routes/routes.ts';
const ADDRESS = /^\/[a-z]/i;

export const addressesInTheTable: Rule = {
  name: 'views write no address: href(page) does, from the one table of routes',
  check: (project) =>
    modulesUnder(project, 'src/ui/')
      .filter(({ path }) => path !== TABLE)
      .flatMap(({ path, program, lineOf }) => {
        const found: Violation[] = [];
        walkValues(program, (node, parent) => {
          const text = writtenIn(node, parent);
          const isHome = text === '/' && parent?.type === 'JSXAttribute';
          // The files that code comes from are named by imports, not by addresses.
          if (parent?.type.startsWith('Import') === true || !(ADDRESS.test(text) || isHome)) return;
          found.push({ path, line: lineOf(node.start), message: `writes "${text}": ask href(page) for it` });
        });
        return found;
      }),
};

/** A text, or the beginning of a template. */
function writtenIn(node: SyntaxNode, parent: SyntaxNode | undefined): string {
  if (node.type === 'Literal') return textAt(node, 'value');
  if (node.type !== 'TemplateElement' || nodesAt(parent, 'quasis')[0] !== node) return '';
  const value: unknown = node['value'];
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : '';
}
