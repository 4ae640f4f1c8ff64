import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, nodesAt, type SyntaxNode, textAt, walkValues } from '../support/syntax.ts';

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression'];

const calls = (node: SyntaxNode, name: string): boolean => {
  const callee = nodeAt(node, 'callee');
  return (
    node.type === 'CallExpression' && [callee, nodeAt(callee, 'property')].some((one) => textAt(one, 'name') === name)
  );
};

/** Where a function that is passed to a call, alone or among others, sends an event. */
function sendersIn(made: SyntaxNode): ReadonlySet<SyntaxNode> {
  const senders = new Set<SyntaxNode>();
  walkValues(made, (call) => {
    if (call.type !== 'CallExpression') return;
    for (const argument of nodesAt(call, 'arguments')) {
      const passed = [argument, ...nodesAt(argument, 'properties').map((property) => nodeAt(property, 'value'))];
      for (const one of passed) if (one !== undefined && FUNCTIONS.includes(one.type)) addSends(one, senders);
    }
  });
  return senders;
}

function addSends(sender: SyntaxNode, senders: Set<SyntaxNode>): void {
  walkValues(sender, (node) => {
    if (calls(node, 'send')) senders.add(node);
  });
}

export const actorsSendToActors: Rule = {
  name: 'what a view makes, such as a form, tells another actor of its outcome itself, and not through a callback of the view',
  check: (project) =>
    modulesUnder(project, 'src/ui/').flatMap(({ path, program, lineOf }) => {
      const found: Violation[] = [];
      walkValues(program, (node) => {
        const [made] = nodesAt(node, 'arguments');
        if (made === undefined || !calls(node, 'useMemo')) return;
        for (const sender of sendersIn(made)) {
          found.push({
            path,
            line: lineOf(sender.start),
            message: 'sends for another actor: pass that actor on instead',
          });
        }
      });
      return found;
    }),
};
