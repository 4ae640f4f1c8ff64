import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, nodesAt, type SyntaxNode, textAt, walkValues } from '../support/syntax.ts';

/** The function that creates services of any kind; it does not know which ones are wired. */
const MECHANISM = { path: 'src/composition/container.ts', name: 'servicesIn' };

const DECISIONS = new Set([
  'IfStatement',
  'ConditionalExpression',
  'LogicalExpression',
  'SwitchStatement',
  'ChainExpression',
  // A default value.
  'AssignmentPattern',
  'BinaryExpression',
  'ForStatement',
  'ForOfStatement',
  'WhileStatement',
  'TryStatement',
  'AwaitExpression',
]);

/**
 * The function that creates an actor, and the methods of machines and actors; a module calls them, in a `provide…` or
 * `start…` function.
 */
const ACTOR_CALLS = new Set([
  'createActor',
  'provide',
  'start',
  'stop',
  'send',
  'getSnapshot',
  'subscribe',
  'on',
  'onChange',
  'onGone',
]);

export const wiringDecidesNothing: Rule = {
  name: 'composition decides nothing, knows no values, and runs no machine',
  check: (project) =>
    modulesUnder(project, 'src/composition/').flatMap(({ path, program, lineOf }) => {
      const found: Violation[] = [];
      const mechanism = path === MECHANISM.path ? functionNamed(program, MECHANISM.name) : undefined;
      walkValues(program, (node) => {
        const isMechanism = mechanism !== undefined && node.start >= mechanism.start && node.end <= mechanism.end;
        const message = isMechanism ? undefined : violationIn(node);
        if (message !== undefined) found.push({ path, line: lineOf(node.start), message });
      });
      for (const constant of namedValues(program)) found.push({ path, line: lineOf(constant.start), message: VALUE });
      return found;
    }),
};

const functionNamed = (program: SyntaxNode, name: string): SyntaxNode | undefined =>
  nodesAt(program, 'body')
    .map((statement) => nodeAt(statement, 'declaration') ?? statement)
    .find((declaration) => textAt(nodeAt(declaration, 'id'), 'name') === name);

const VALUE = 'knows a value: let the module or adapter that needs it know it';

function violationIn(node: SyntaxNode): string | undefined {
  if (DECISIONS.has(node.type)) return 'decides something: let a module do it, with a test';
  if (node.type === 'Literal' && isMeaningful(node)) return VALUE;
  const callee = node.type === 'CallExpression' ? nodeAt(node, 'callee') : undefined;
  const call = textAt(callee, 'name') || textAt(nodeAt(callee, 'property'), 'name');
  return ACTOR_CALLS.has(call)
    ? `runs a machine ("${call}"): let a provide… or start… function of its module do it`
    : undefined;
}

/** Numbers except 0 and 1, and patterns. */
const isMeaningful = ({ value, regex }: SyntaxNode): boolean =>
  regex !== undefined || (typeof value === 'number' && value !== 0 && value !== 1);

/** `const KEY = 'value';` at the top of a file; numbers are found anywhere. */
function namedValues(program: SyntaxNode): readonly SyntaxNode[] {
  return nodesAt(program, 'body')
    .flatMap((statement) => nodesAt(nodeAt(statement, 'declaration') ?? statement, 'declarations'))
    .filter((declarator) => typeof nodeAt(declarator, 'init')?.['value'] === 'string');
}
