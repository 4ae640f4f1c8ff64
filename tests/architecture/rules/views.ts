import type { SourceModule } from '../support/module.ts';
import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, nodesAt, type SyntaxNode, textAt, walkValues } from '../support/syntax.ts';

const STATE_HOOKS = ['useState', 'useReducer', 'useActionState', 'useOptimistic'];

export const statelessViews: Rule = {
  name: 'views hold no state of their own',
  check: (project) =>
    modulesUnder(project, 'src/ui/').flatMap((module) => [...importedHooks(module), ...hooksOfNamespace(module)]),
};

const message = (hook: string): string => `uses ${hook}: let a machine hold it, or CSS where it is only visual`;

const importedHooks = ({ path, imports }: SourceModule): Violation[] =>
  imports
    .filter(({ specifier }) => specifier === 'react')
    .flatMap(({ names, line }) =>
      names.filter((name) => STATE_HOOKS.includes(name)).map((name) => ({ path, line, message: message(name) })),
    );

function hooksOfNamespace({ path, program, lineOf }: SourceModule): Violation[] {
  const found: Violation[] = [];
  walkValues(program, (node) => {
    if (node.type !== 'MemberExpression') return;
    const hook = textAt(nodeAt(node, 'property'), 'name');
    if (STATE_HOOKS.includes(hook)) found.push({ path, line: lineOf(node.start), message: message(hook) });
  });
  return found;
}

/** A CSS selector; a single bare word would be the name of a state. */
const isSelector = (argument: SyntaxNode | undefined): boolean => /[^\w-]/.test(textAt(argument, 'value'));

/** Reads the names of the states themselves: `snapshot.value`, or `({ context, value }) =>`. */
function readsStateNames(node: SyntaxNode): boolean {
  if (node.type === 'ObjectPattern') {
    const names = nodesAt(node, 'properties').map((property) => textAt(nodeAt(property, 'key'), 'name'));
    return names.includes('context') && names.includes('value');
  }
  if (node.type !== 'MemberExpression' || textAt(nodeAt(node, 'property'), 'name') !== 'value') return false;
  const object = nodeAt(node, 'object');
  return (
    textAt(object, 'name') === 'snapshot' ||
    textAt(nodeAt(nodeAt(object, 'callee'), 'property'), 'name') === 'getSnapshot'
  );
}

const asksByName = (node: SyntaxNode): boolean =>
  node.type === 'CallExpression' &&
  textAt(nodeAt(nodeAt(node, 'callee'), 'property'), 'name') === 'matches' &&
  !isSelector(nodesAt(node, 'arguments')[0]);

export const tagsAlone: Rule = {
  name: 'views ask a machine for its tags and for what can be sent to it, not for the names of its states',
  check: (project) => [
    ...modulesUnder(project, 'src/ui/').flatMap((module) =>
      violationsIn(module, (node) => asksByName(node) || readsStateNames(node), {
        message: 'asks for a state by its name: ask hasTag or can, or select a view model beside the machine',
      }),
    ),
    ...modulesUnder(project, 'src/')
      .filter(({ path }) => path.endsWith('.machine.ts'))
      .flatMap((module) =>
        violationsIn(module, readsStateNames, {
          message: 'hands the names of states on: a view model says what they mean',
        }),
      ),
  ],
};

function violationsIn(
  { path, program, lineOf }: SourceModule,
  isWrong: (node: SyntaxNode) => boolean,
  what: Pick<Violation, 'message'>,
): Violation[] {
  const violations: Violation[] = [];
  walkValues(program, (node) => {
    if (isWrong(node)) violations.push({ path, line: lineOf(node.start), ...what });
  });
  return violations;
}

export const noInlineStyles: Rule = {
  name: 'inline styles are for computed geometry alone',
  check: (project) =>
    modulesUnder(project, 'src/ui/').flatMap(({ path, program, lineOf }) => {
      const found: Violation[] = [];
      walkValues(program, (node) => {
        if (node.type !== 'JSXAttribute' || textAt(nodeAt(node, 'name'), 'name') !== 'style') return;
        const value = nodeAt(nodeAt(node, 'value'), 'expression');
        const fixed = nodesAt(value, 'properties').filter((property) => nodeAt(property, 'value')?.type === 'Literal');
        if (value?.type === 'ObjectExpression' && fixed.length === 0) return;
        if (value !== undefined && value.type !== 'ObjectExpression') return;
        found.push({
          path,
          line: lineOf(node.start),
          message: 'writes a fixed style inline: put it into the CSS module',
        });
      });
      return found;
    }),
};
