import type { SourceModule } from '../support/module.ts';
import { modulesUnder, type Project } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, type SyntaxNode, textAt, walk } from '../support/syntax.ts';

/** Methods that find an element by the page's structure and not by what a reader sees. */
const LOCATING = [
  'locator',
  'frameLocator',
  'waitForSelector',
  'querySelector',
  'querySelectorAll',
  'getElementsByClassName',
  'closest',
  '$',
  '$$',
  '$eval',
  '$$eval',
  'toHaveClass',
  'toContainClass',
];

export const noSelectors: Rule = {
  name: 'steps hold no selectors: those live in features/pages',
  check: (project) =>
    stepModules(project).flatMap((module) =>
      callsOf(module)
        .filter(({ name, node }) => LOCATING.includes(name) && hasArguments(node))
        .map(
          ({ name, line }): Violation => ({
            path: module.path,
            line,
            message: `calls ${name}: ask a page object of features/pages`,
          }),
        ),
    ),
};

const stepModules = (project: Project): readonly SourceModule[] => modulesUnder(project, 'features/steps/');

const hasArguments = (node: SyntaxNode): boolean => Array.isArray(node['arguments']) && node['arguments'].length > 0;

/** Every call, by its method's name: `page.locator(…)` is a call of `locator`. */
function callsOf({ program, lineOf }: SourceModule): { name: string; line: number; node: SyntaxNode }[] {
  const found: { name: string; line: number; node: SyntaxNode }[] = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const callee = nodeAt(node, 'callee');
    const name = textAt(callee, 'name') || textAt(nodeAt(callee, 'property'), 'name');
    found.push({ name, line: lineOf(node.start), node });
  });
  return found;
}
