import type { Import, SourceModule } from '../support/module.ts';
import { modulesUnder } from '../support/project.ts';
import { isException, moduleOf, type Room, roomOf } from '../support/layers.ts';
import type { Rule, Violation } from '../support/rule.ts';

export const importTable: Rule = {
  name: 'imports follow the table of rooms',
  check: (project) =>
    modulesUnder(project, 'src/').flatMap((module) => {
      const room = roomOf(module.path);
      if (room === undefined)
        return [{ path: module.path, message: 'stands in no room of the house: move it into one' }];
      return module.imports.flatMap((arrow) => judge(module, room, arrow));
    }),
};

export const foreignModules: Rule = {
  name: 'a domain module imports no other domain module',
  check: (project) =>
    modulesUnder(project, 'src/').flatMap(({ path, imports }) =>
      imports
        .filter((arrow) => areStrangers(moduleOf(path), moduleOf(arrow.path ?? '')))
        .map(({ line, specifier }) => ({
          path,
          line,
          message: `imports ${specifier} of another module: pass values as arguments`,
        })),
    ),
};

const areStrangers = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

function judge(module: SourceModule, room: Room, arrow: Import): Violation[] {
  const fault =
    arrow.path === undefined
      ? libraryFault(module.path, room, arrow)
      : localFault(module.path, room, arrow, arrow.path);
  return fault === undefined ? [] : [{ path: module.path, line: arrow.line, message: fault }];
}

function libraryFault(from: string, room: Room, { specifier, typeOnly }: Import): string | undefined {
  const matches = (library: string | RegExp): boolean =>
    library instanceof RegExp ? library.test(specifier) : specifier === library || specifier.startsWith(`${library}/`);
  if (room.libraries.some(matches) || isException(from, specifier, typeOnly)) return undefined;
  if (room.libraryTypes?.some(matches) === true) {
    return typeOnly ? undefined : `imports values of ${specifier}: "${room.name}" may import types of it alone`;
  }
  return `imports ${specifier}: "${room.name}" may not know that library`;
}

function localFault(from: string, room: Room, { specifier, typeOnly }: Import, path: string): string | undefined {
  // The rule about the mock server says more about these than the table could.
  if (path.startsWith('mock-server/')) return undefined;
  const target = roomOf(path);
  if (target === undefined) return `imports ${specifier}, which stands in no room of the house`;
  if (target.name === room.name || room.values.includes(target.name)) return undefined;
  if (isException(from, path, typeOnly)) return undefined;
  if (!room.types.includes(target.name)) return `imports ${specifier}: "${room.name}" may not know "${target.name}"`;
  return typeOnly ? undefined : `imports values of ${specifier}: "${room.name}" may import types of it alone`;
}
