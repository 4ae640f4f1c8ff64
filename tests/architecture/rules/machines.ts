import { layerOf } from '../support/layers.ts';
import type { Import } from '../support/module.ts';
import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, nodesAt, type SyntaxNode, textAt, walkValues } from '../support/syntax.ts';

const MACHINE = /\.machine\.tsx?$/;

export const machineFiles: Rule = {
  name: 'a machine is a *.machine.ts file of the inside, and nothing else makes one',
  check: (project) =>
    modulesUnder(project, 'src/').flatMap(({ path, imports }) => {
      const maker = imports.find(
        ({ specifier, typeOnly, names }) =>
          specifier === 'xstate' && !typeOnly && (names.includes('setup') || names.includes('createMachine')),
      );
      if (MACHINE.test(path) && layerOf(path)?.name !== 'x.machine.ts') {
        return [{ path, message: 'is a machine outside of the inside: move it to its module' }];
      }
      if (MACHINE.test(path) && !imports.some(isOfMachines)) {
        return [{ path, message: 'has nothing of a machine: it imports neither xstate nor a machine' }];
      }
      return maker !== undefined && !MACHINE.test(path)
        ? [{ path, line: maker.line, message: 'makes a machine: call the file *.machine.ts' }]
        : [];
    }),
};

/** What makes a machine, runs one, or provides one. */
const isOfMachines = ({ specifier }: Import): boolean => specifier === 'xstate' || MACHINE.test(specifier);

/** Where types travel from the ports to the views, or where the wiring follows from them. */
const TYPED_THROUGHOUT = /^src\/.*\.(?:machine|store)\.ts$|^src\/composition\//;

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
