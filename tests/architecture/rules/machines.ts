import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { linesOf } from '../support/sources.ts';
import { nodeAt, nodesAt, type SyntaxNode, textAt, walkValues } from '../support/syntax.ts';

const MACHINE = /\.machine\.ts$/;
const MACHINE_FILE = /^src\/(?:auth|content|people|organisation|admin|shared)\/machines\/[^/]+\.machine\.ts$/;

export const machineFiles: Rule = {
  name: 'a machine is a *.machine.ts file in a machines folder, and nothing else makes one',
  check: (project) =>
    modulesUnder(project, 'src/').flatMap(({ path, imports }) => {
      const maker = imports.find(
        ({ specifier, typeOnly, names }) =>
          specifier === 'xstate' && !typeOnly && (names.includes('setup') || names.includes('createMachine')),
      );
      if (MACHINE.test(path) && !MACHINE_FILE.test(path)) {
        return [{ path, message: 'is a machine outside a machines folder: move it into one of the inside' }];
      }
      return maker !== undefined && !MACHINE.test(path)
        ? [{ path, line: maker.line, message: 'makes a machine: call the file *.machine.ts' }]
        : [];
    }),
};

const LINES_AT_MOST = 150;

const MACHINES = /^src\/[a-z]+\/machines\//;

export const machineLength: Rule = {
  name: `a machine, and what it is given, has at most ${LINES_AT_MOST} lines`,
  check: ({ files }) =>
    [...files]
      .filter(([path]) => MACHINES.test(path))
      .map(([path, text]) => ({ path, lines: linesOf(text) }))
      .filter(({ lines }) => lines > LINES_AT_MOST)
      .map(({ path, lines }) => ({
        path,
        message: `has ${lines} lines: what does two things is a parent with children`,
      })),
};

/** Where types travel from the ports to the views, or where the wiring follows from them. */
const TYPED_THROUGHOUT = /^src\/(?:(?:[a-z]+\/(?:machines|stores))|composition)\//;

export const noCasts: Rule = {
  name: 'machines and composition cast nothing: types are parameters of what makes a machine',
  check: (project) =>
    modulesUnder(project, 'src/')
      .filter(({ path }) => TYPED_THROUGHOUT.test(path))
      .flatMap(({ path, program, lineOf }) => {
        const found: Violation[] = [];
        walkValues(program, (node) => {
          if (node.type !== 'TSAsExpression' && node.type !== 'TSTypeAssertion') return;
          if (isConstant(node) || namesType(node)) return;
          found.push({ path, line: lineOf(node.start), message: 'casts: give its type to the function that makes it' });
        });
        return found;
      }),
};

const isConstant = (node: SyntaxNode): boolean =>
  textAt(nodeAt(nodeAt(node, 'typeAnnotation'), 'typeName'), 'name') === 'const';

/** XState reads the types of a machine from empty objects that stand for them and are never read. */
const namesType = (node: SyntaxNode): boolean => {
  const expression = nodeAt(node, 'expression');
  return expression?.type === 'ObjectExpression' && nodesAt(expression, 'properties').length === 0;
};
