import type { SourceModule } from './support/module.ts';
import { modulesUnder } from './support/project.ts';
import { type Rule, specify, type Violation } from './support/rule.ts';
import { nodeAt, nodesAt, type SyntaxNode, textAt, walkValues } from './support/syntax.ts';

function violationsIn(
  { path, program, lineOf }: SourceModule,
  isWrong: (node: SyntaxNode) => boolean,
  message: string,
): readonly Violation[] {
  const violations: Violation[] = [];
  walkValues(program, (node) => {
    if (isWrong(node)) violations.push({ path, line: lineOf(node.start), message });
  });
  return violations;
}

/** Of composition, oxlint says the same: it cannot tell the empty objects of XState from other casts. */
const noCasts: Rule = {
  name: 'machines and stores cast nothing: types are parameters of what makes a machine',
  check: (project) =>
    modulesUnder(project, 'src/')
      .filter(({ path }) => /\.(?:machine|store)\.ts$/.test(path))
      .flatMap((module) => violationsIn(module, isCast, 'casts: give its type to the function that makes it')),
};

const isCast = (node: SyntaxNode): boolean =>
  (node.type === 'TSAsExpression' || node.type === 'TSTypeAssertion') && !isConstant(node) && !namesType(node);

const isConstant = (node: SyntaxNode): boolean =>
  textAt(nodeAt(nodeAt(node, 'typeAnnotation'), 'typeName'), 'name') === 'const';

/** XState reads the types of a machine from empty objects that stand for them and are never read. */
const namesType = (node: SyntaxNode): boolean => {
  const expression = nodeAt(node, 'expression');
  return expression?.type === 'ObjectExpression' && nodesAt(expression, 'properties').length === 0;
};

const MACHINE = 'src/shared/form.machine.ts';

specify(noCasts, {
  breaks: [
    [MACHINE, 'export const a = (items: unknown) => items as readonly string[];', `${MACHINE}:1 casts`],
    [MACHINE, 'export const a = (rules: object) => rules as unknown as string;', `${MACHINE}:1 casts`],
    ['src/auth/drafts.store.ts', 'export const a = <string>b;', 'drafts.store.ts:1 casts'],
  ],
  keeps: [
    {
      [MACHINE]: `import { a as b } from './b.ts'; export const c = { d: [1] as const, types: { context: {} as typeof b } };`,
      'src/adapters/http/answers.ts': 'export const a = (b: unknown) => b as string;',
    },
  ],
});

const tagsAlone: Rule = {
  name: 'views ask a machine for its tags and for what can be sent to it, not for the names of its states',
  check: (project) => [
    ...modulesUnder(project, 'src/ui/').flatMap((module) =>
      violationsIn(
        module,
        (node) => asksByName(node) || readsStateNames(node),
        'asks for a state by its name: ask hasTag or can, or select a view model beside the machine',
      ),
    ),
    ...modulesUnder(project, 'src/')
      .filter(({ path }) => path.endsWith('.machine.ts'))
      .flatMap((module) =>
        violationsIn(module, readsStateNames, 'hands the names of states on: a view model says what they mean'),
      ),
  ],
};

const asksByName = (node: SyntaxNode): boolean =>
  node.type === 'CallExpression' &&
  textAt(nodeAt(nodeAt(node, 'callee'), 'property'), 'name') === 'matches' &&
  !isSelector(nodesAt(node, 'arguments')[0]);

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

const VIEW = 'src/ui/app/login/login-dialog.tsx';
const BY_NAME = 'asks for a state by its name';

specify(tagsAlone, {
  breaks: [
    [VIEW, `dialog.getSnapshot().matches('open');`, `${VIEW}:1 ${BY_NAME}`],
    [VIEW, `snapshot.matches({ editing: 'rejected' });`, BY_NAME],
    [VIEW, 'snapshot.matches(OPEN);', BY_NAME],
    [VIEW, `dialog.getSnapshot().value === 'open';`, BY_NAME],
    [VIEW, `const isOpen = snapshot.value === 'open';`, BY_NAME],
    [
      MACHINE,
      'export const a = ({ context, value }) => [context, value];',
      `${MACHINE}:1 hands the names of states on`,
    ],
  ],
  keeps: [
    {
      [VIEW]: `snapshot.hasTag('open'); snapshot.can({ type: 'a' }); field.matches('input, select'); field.matches(':focus'); gender.value === '';`,
      [MACHINE]: `export const select = (snapshot) => snapshot.matches('submitting');`,
    },
  ],
});
