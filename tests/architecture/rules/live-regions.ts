import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, nodesAt, type SyntaxNode, textAt, walkValues } from '../support/syntax.ts';

export const textsThatChange: Rule = {
  name: 'a live region has a text that changes: one that is added together with its text is not read aloud',
  check: (project) =>
    modulesUnder(project, 'src/ui/').flatMap(({ path, program, lineOf }) => {
      const found: Violation[] = [];
      walkValues(program, (node) => {
        if (node.type !== 'JSXElement' || textAt(nodeAt(nodeAt(node, 'openingElement'), 'name'), 'name') !== 'output')
          return;
        const contents = nodesAt(node, 'children');
        if (contents.length === 0 || !contents.every(isConstant)) return;
        found.push({
          path,
          line: lineOf(node.start),
          message: 'writes an output whose text never changes: let useSpokenStatus say it',
        });
      });
      return found;
    }),
};

/** A literal text, one of the messages, and `children`, which a caller adds together with the element. */
function isConstant(node: SyntaxNode): boolean {
  if (node.type === 'JSXText') return true;
  const expression = nodeAt(node, 'expression');
  if (expression?.type === 'Literal') return true;
  if (expression?.type === 'MemberExpression') return /messages$/i.test(textAt(nodeAt(expression, 'object'), 'name'));
  return textAt(expression, 'name') === 'children';
}
