import { basename } from 'node:path';
import { EXCEPTIONS, type Exception, isFrom, isTarget, UNKNOWN } from '../support/exceptions.ts';
import { INSIDE, type Layer, layerOf, moduleOf, placeOf } from '../support/layers.ts';
import type { Import } from '../support/module.ts';
import { modulesUnder, type Project } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';

/** An import that the table forbids. */
interface Fault {
  readonly from: string;
  /** A file of the repository, or a library. */
  readonly to: string;
  readonly typeOnly: boolean;
  readonly line: number;
  readonly message: string;
}

export const importTable: Rule = {
  name: 'imports follow the table of layers',
  check: (project) => [
    ...modulesUnder(project, 'src/')
      .filter(({ path }) => layerOf(path) === undefined)
      .map(({ path }) => ({ path, message: 'stands in no layer of the house: move it into one' })),
    ...faultsIn(project)
      .filter(
        (fault) => !EXCEPTIONS.some((exception) => exception.from.some((from) => excuses(exception, from, fault))),
      )
      .map(({ from, line, message }) => ({ path: from, line, message })),
  ],
};

export const neededExceptions: Rule = {
  name: 'what is listed as an exception of the table is imported against it',
  check: (project) => {
    const faults = faultsIn(project);
    return EXCEPTIONS.flatMap((exception) =>
      exception.from
        .filter((from) => project.modules.some(({ path }) => isFrom(from, path)))
        .flatMap((from) =>
          exception.to
            .filter((to) => !faults.some((fault) => excuses({ ...exception, to: [to] }, from, fault)))
            .map((to): Violation => ({ path: from, message: `needs no exception for ${to}: take it off the list` })),
        ),
    );
  },
};

export const standingExceptions: Rule = {
  name: 'what an exception of the table names is there',
  check: ({ files }) => {
    const paths = [...files.keys()];
    return EXCEPTIONS.flatMap(({ from, to }) => [
      ...from.filter((one) => !paths.some((path) => isFrom(one, path))),
      ...to.filter((one) => one !== UNKNOWN && !paths.some((path) => isTarget(one, path))),
    ]).map((gone) => ({
      path: String(gone),
      message: 'stands among the exceptions and is not there: name what took its place, or take it off the list',
    }));
  },
};

const excuses = ({ to, typesOnly }: Exception, from: string, fault: Fault): boolean =>
  isFrom(from, fault.from) && to.some((one) => isTarget(one, fault.to)) && (fault.typeOnly || typesOnly !== true);

const faultsIn = (project: Project): readonly Fault[] =>
  modulesUnder(project, 'src/').flatMap(({ path, imports }) => {
    const layer = layerOf(path);
    return layer === undefined
      ? []
      : imports.flatMap((arrow) => {
          const why =
            arrow.path === undefined ? libraryFault(layer, arrow) : localFault(path, layer, arrow, arrow.path);
          if (why === undefined) return [];
          const message = `imports ${arrow.specifier}: \`${basename(path)}\` ${layer.is}, so it knows ${why}`;
          return [
            { from: path, to: arrow.path ?? arrow.specifier, typeOnly: arrow.typeOnly, line: arrow.line, message },
          ];
        });
  });

function libraryFault(layer: Layer, { specifier, typeOnly }: Import): string | undefined {
  const matches = (known: string | RegExp): boolean =>
    known instanceof RegExp ? known.test(specifier) : specifier === known || specifier.startsWith(`${known}/`);
  if (layer.libraries?.some(matches) === true) return undefined;
  if (layer.libraryTypes?.some(matches) !== true) return `no \`${specifier}\`: ${layer.instead}`;
  return typeOnly ? undefined : `\`${specifier}\` by its types alone: ${layer.instead}`;
}

/** @returns the end of "`prayers.ts` has no suffix, so it knows …" */
function localFault(from: string, layer: Layer, { typeOnly }: Import, path: string): string | undefined {
  // The rule about the mock server is stricter than the table.
  if (path.startsWith('mock-server/')) return undefined;
  const target = layerOf(path);
  if (target === undefined) return 'nothing that stands in no layer of the house: move that file into one';
  const isKnown = target === layer || layer.values.includes(target.name);
  if (!isKnown && layer.types?.includes(target.name) !== true) return `no ${target.no}: ${insteadOf(layer, target)}`;
  if (!isKnown && !typeOnly) return `no ${target.no} but by its type: ${layer.instead}`;
  if (!INSIDE.includes(target.name)) return undefined;
  const [module = '', modules] = [moduleOf(path), layer.modules?.(from, target.name, typeOnly)];
  if (modules?.includes(module) !== false) return undefined;
  return `no ${target.no} of \`${module}\`: ${INSIDE.includes(layer.name) ? 'pass values as arguments' : layer.instead}`;
}

/** A file without a suffix may have forgotten the one of what it knows. */
const insteadOf = (layer: Layer, target: Layer): string =>
  layer.name === 'x.ts' && INSIDE.includes(target.name)
    ? `move the type down, or call the file \`${target.name.replace('x', '').replace('.ports', '.use-cases')}\``
    : layer.instead;

export const foreignPages: Rule = {
  name: 'a page imports nothing of another page',
  check: (project) =>
    modulesUnder(project, 'src/ui/pages/').flatMap(({ path, imports }) =>
      imports
        .filter((arrow) => areStrangers(placeOf(path), placeOf(arrow.path ?? '')))
        .map(({ line, specifier }) => ({
          path,
          line,
          message: `imports ${specifier} of another page: what pages share stands in ui/patterns or ui/kit`,
        })),
    ),
};

const areStrangers = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;
