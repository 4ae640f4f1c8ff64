import { describe, expect, it } from 'vitest';
import { parseModule, type SourceModule } from '../architecture/support/module.ts';
import { readSources, type SourceFiles } from '../architecture/support/sources.ts';
import { nodeAt, nodesAt, type SyntaxNode, textAt, walkValues } from '../architecture/support/syntax.ts';

/** A machine by its id, and where it is exported: `src/auth/session.machine.ts sessionMachine`. */
interface Machine {
  readonly id: string;
  readonly made: string;
}

const modulesWith = (files: SourceFiles, folder: RegExp, word: string): readonly SourceModule[] =>
  [...files].filter(([path, text]) => folder.test(path) && text.includes(word)).map((file) => parseModule(...file));

const machinesIn = (files: SourceFiles): readonly Machine[] =>
  modulesWith(files, /^(?:src|mock-server)\/.*\.tsx?$/, 'createMachine(').flatMap(({ path, program }) =>
    nodesAt(program, 'body').flatMap((statement) => {
      const declaration = nodeAt(statement, 'declaration') ?? statement;
      const [variable = declaration] = nodesAt(declaration, 'declarations');
      const made = `${path} ${textAt(nodeAt(variable, 'id'), 'name')}`;
      return callsIn(statement, 'createMachine').map((call) => ({
        id: textAt(valueOf(nodesAt(call, 'arguments')[0], 'id'), 'value'),
        made,
      }));
    }),
  );

/** Where the machines are exported that some test passes to `walkMachine`. */
const walkedIn = (files: SourceFiles): ReadonlySet<string> =>
  new Set(
    modulesWith(files, /^tests\/.*\.test\.ts$/, 'walkMachine(').flatMap((module) =>
      callsIn(module.program, 'walkMachine').flatMap((call) => {
        const machine = valueOf(nodesAt(call, 'arguments')[0], 'machine');
        return machine === undefined ? [] : originOf(module, machine, call.start);
      }),
    ),
  );

/** Follows `machine`, `createA()` or `a.provide(…)` through the constants before the walk to the import of its first word. */
function originOf(module: SourceModule, expression: SyntaxNode, before: number): readonly string[] {
  const name = textAt(headOf(expression), 'name');
  const constant = constantsIn(module.program).findLast(
    (one) => textAt(nodeAt(one, 'id'), 'name') === name && one.start < before,
  );
  const value = nodeAt(constant, 'init');
  if (constant !== undefined && value !== undefined) return originOf(module, value, constant.start);
  return module.imports.filter(({ names }) => names.includes(name)).map(({ path }) => `${path} ${name}`);
}

const headOf = (expression: SyntaxNode): SyntaxNode => {
  const inner = nodeAt(expression, 'callee') ?? nodeAt(expression, 'object');
  return inner === undefined ? expression : headOf(inner);
};

const constantsIn = (program: SyntaxNode): readonly SyntaxNode[] =>
  nodesIn(program, ({ type }) => type === 'VariableDeclarator');

const callsIn = (root: SyntaxNode, name: string): readonly SyntaxNode[] =>
  nodesIn(root, (node) => {
    const callee = nodeAt(node, 'callee');
    return (
      node.type === 'CallExpression' && [callee, nodeAt(callee, 'property')].some((one) => textAt(one, 'name') === name)
    );
  });

function nodesIn(root: SyntaxNode, isMeant: (node: SyntaxNode) => boolean): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  walkValues(root, (node) => {
    if (isMeant(node)) found.push(node);
  });
  return found;
}

const valueOf = (object: SyntaxNode | undefined, key: string): SyntaxNode | undefined =>
  nodesAt(object, 'properties')
    .filter((property) => textAt(nodeAt(property, 'key'), 'name') === key)
    .map((property) => nodeAt(property, 'value'))[0];

const withoutWalk = (files: SourceFiles): readonly string[] => {
  const walked = walkedIn(files);
  return machinesIn(files)
    .filter(({ made }) => !walked.has(made))
    .map(({ id }) => id);
};

describe('REL-27 every machine has a walk', () => {
  const files = readSources();
  const machines = machinesIn(files);
  const walked = walkedIn(files);

  it('every machine has an id of its own', () => {
    const ids = machines.map(({ id }) => id);
    expect(ids).toContain('session');
    expect(ids).not.toContain('');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(machines)('$id', ({ made }) => {
    expect([...walked]).toContain(made);
  });

  it('misses the walk of the second machine of a file, though another walk invokes that machine', () => {
    const file = 'src/shared/folds.machine.ts';
    const made = new Map([
      [
        file,
        `export const foldsMachine = setup({}).createMachine({ id: 'folds' });
         export function createFoldMachine() { return setup({}).createMachine({ id: 'fold' }); }`,
      ],
      [
        'tests/shared/folds.machine.test.ts',
        `import { createFoldMachine, foldsMachine } from '../../src/shared/folds.machine.ts';
         const fold = createFoldMachine();
         const machine = foldsMachine.provide({ actors: { fold } });
         await walkMachine({ machine, events: [] });`,
      ],
    ]);
    expect(withoutWalk(made)).toEqual(['fold']);
    const walk = `import { createFoldMachine } from '../../src/shared/folds.machine.ts';
      const machine = createFoldMachine();
      await walkMachine({ machine, events: [] });`;
    expect(withoutWalk(new Map([...made, ['tests/shared/fold.test.ts', walk]]))).toEqual([]);
  });
});
