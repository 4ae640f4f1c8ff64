import { EXCEPTIONS, isException, isFrom, isTarget } from '../support/exceptions.ts';
import { type Layer, layerOf, moduleOf } from '../support/layers.ts';
import type { Import, SourceModule } from '../support/module.ts';
import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';

export const importTable: Rule = {
  name: 'imports follow the table of layers',
  check: (project) =>
    modulesUnder(project, 'src/').flatMap((module) => {
      const layer = layerOf(module.path);
      if (layer === undefined)
        return [{ path: module.path, message: 'stands in no layer of the house: move it into one' }];
      return module.imports.flatMap((arrow) => judge(module, layer, arrow));
    }),
};

export const neededExceptions: Rule = {
  name: 'what is listed as an exception of the table is imported',
  check: (project) =>
    EXCEPTIONS.flatMap((exception) => {
      const modules = project.modules.filter(({ path }) => isFrom(exception, path));
      const targets = modules.flatMap(({ imports }) => imports.map(({ path, specifier }) => path ?? specifier));
      if (modules.length === 0) return [];
      return exception.to
        .filter((to) => !targets.some((target) => isTarget(to, target)))
        .map((to) => ({ path: exception.from, message: `imports ${to} no more: take it off the list` }));
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

function judge(module: SourceModule, layer: Layer, arrow: Import): Violation[] {
  const violation =
    arrow.path === undefined
      ? libraryFault(module.path, layer, arrow)
      : localFault(module.path, layer, arrow, arrow.path);
  return violation === undefined ? [] : [{ path: module.path, line: arrow.line, message: violation }];
}

function libraryFault(from: string, layer: Layer, { specifier, typeOnly }: Import): string | undefined {
  const matches = (known: string | RegExp): boolean =>
    known instanceof RegExp ? known.test(specifier) : specifier === known || specifier.startsWith(`${known}/`);
  if (layer.libraries.some(matches) || isException(from, specifier, typeOnly)) return undefined;
  if (layer.libraryTypes?.some(matches) === true) {
    return typeOnly ? undefined : `imports values of ${specifier}: "${layer.name}" may import types of it alone`;
  }
  return `imports ${specifier}: "${layer.name}" may not know that library`;
}

function localFault(from: string, layer: Layer, { specifier, typeOnly }: Import, path: string): string | undefined {
  // The rule about the mock server is stricter than the table.
  if (path.startsWith('mock-server/')) return undefined;
  const target = layerOf(path);
  if (target === undefined) return `imports ${specifier}, which stands in no layer of the house`;
  if (target.name === layer.name || layer.values.includes(target.name)) return undefined;
  if (isException(from, path, typeOnly)) return undefined;
  if (!layer.types.includes(target.name)) return `imports ${specifier}: "${layer.name}" may not know "${target.name}"`;
  return typeOnly ? undefined : `imports values of ${specifier}: "${layer.name}" may import types of it alone`;
}

/** The folder of a page: one address, or several with shared views. */
const pageFolderOf = (path: string): string | undefined =>
  /^src\/ui\/pages\/((?:sermon|communion|management)\/[^/]+|[^/]+)\//.exec(path)?.[1];

export const foreignPages: Rule = {
  name: 'a page imports nothing of another page',
  check: (project) =>
    modulesUnder(project, 'src/ui/pages/').flatMap(({ path, imports }) =>
      imports
        .filter((arrow) => areStrangers(pageFolderOf(path), pageFolderOf(arrow.path ?? '')))
        .map(({ line, specifier }) => ({
          path,
          line,
          message: `imports ${specifier} of another page: what pages share stands in ui/patterns or ui/kit`,
        })),
    ),
};
