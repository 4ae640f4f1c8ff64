import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, type SyntaxNode, textAt, walk } from '../support/syntax.ts';

export const noFormatOnLoad: Rule = {
  name: 'a format of the browser is made when it is used: loading its tables takes a slow phone 50 ms',
  check: (project) =>
    ['src/', 'mock-server/'].flatMap((folder) =>
      modulesUnder(project, folder).flatMap(({ path, program, lineOf }) => {
        const functions: SyntaxNode[] = [];
        const made: SyntaxNode[] = [];
        walk(program, (node) => {
          if (/Function/.test(node.type)) functions.push(node);
          const callee = nodeAt(node, 'callee');
          if (node.type === 'NewExpression' && textAt(nodeAt(callee, 'object'), 'name') === 'Intl') made.push(node);
        });
        return made
          .filter(({ start }) => !functions.some((one) => one.start <= start && start < one.end))
          .map(
            ({ start }): Violation => ({
              path,
              line: lineOf(start),
              message: 'makes a format while it is loaded: make it where it is used',
            }),
          );
      }),
    ),
};
