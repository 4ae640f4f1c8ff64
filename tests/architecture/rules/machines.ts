import { modulesUnder } from '../support/project.ts';
import type { Rule } from '../support/rule.ts';
import { linesOf } from '../support/sources.ts';

const MACHINE = /\.machine\.ts$/;
const MACHINE_ROOM = /^src\/(?:auth|content|people|organisation|admin|shared)\/machines\/[^/]+\.machine\.ts$/;

export const machineFiles: Rule = {
  name: 'a machine is a *.machine.ts file in a machines folder, and nothing else makes one',
  check: (project) =>
    modulesUnder(project, 'src/').flatMap(({ path, imports }) => {
      const maker = imports.find(
        ({ specifier, typeOnly, names }) =>
          specifier === 'xstate' && !typeOnly && (names.includes('setup') || names.includes('createMachine')),
      );
      if (MACHINE.test(path) && !MACHINE_ROOM.test(path)) {
        return [{ path, message: 'is a machine outside a machines folder: move it into one of the inside' }];
      }
      return maker !== undefined && !MACHINE.test(path)
        ? [{ path, line: maker.line, message: 'makes a machine: call the file *.machine.ts' }]
        : [];
    }),
};

const LINES_AT_MOST = 150;

export const machineLength: Rule = {
  name: `a machine has at most ${LINES_AT_MOST} lines`,
  check: ({ files }) =>
    [...files]
      .filter(([path]) => MACHINE_ROOM.test(path))
      .map(([path, text]) => ({ path, lines: linesOf(text) }))
      .filter(({ lines }) => lines > LINES_AT_MOST)
      .map(({ path, lines }) => ({
        path,
        message: `has ${lines} lines: what does two things is a parent with children`,
      })),
};
