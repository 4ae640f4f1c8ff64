import { basename, dirname } from 'node:path';
import type { SourceModule } from '../support/module.ts';
import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, nodesAt, type SyntaxNode, textAt, walkValues } from '../support/syntax.ts';

/** The core's own feature is used in many places; every other one serves one page. */
const FEATURE = /^src\/composition\/(?!core\.)[a-z-]+\.feature\.ts$/;

export const featuresInIslands: Rule = {
  name: 'a view is tied to one feature, in the module of an island, which loads on demand: its parts get single services',
  check: (project) => {
    const views = modulesUnder(project, 'src/ui/');
    const importers = new Map<string, string>();
    for (const { path, imports } of views)
      for (const { path: to = '', dynamic, typeOnly } of imports) if (!dynamic && !typeOnly) importers.set(to, path);
    return views.flatMap(({ path, imports }): Violation[] => {
      const features = imports.filter(({ path: to = '', typeOnly }) => FEATURE.test(to) && !typeOnly);
      const [feature, ...more] = features.map(({ path: to = '' }) => basename(to)).toSorted();
      const importer = importers.get(path);
      if (feature === undefined) return [];
      if (more.length > 0)
        return [{ path, message: `asks ${[feature, ...more].join(' and ')}: let one feature offer what it needs` }];
      if (importer === undefined) return [];
      return [{ path, message: `asks ${feature}, though ${importer} has it as a part: hand it what it needs` }];
    });
  },
};

/** The menu and the login, which load together. */
const SEVERAL_VIEWS = 'src/ui/app/shell/dialog-contents.ts';

export const islandNames: Rule = {
  name: 'a view that createIsland loads stands in a file named *-island.tsx, which the build fetches with its page',
  check: (project) =>
    modulesUnder(project, 'src/ui/').flatMap(({ imports, program }) => {
      const found: Violation[] = [];
      walkValues(program, (call) => {
        if (!isCallOf(call, 'createIsland')) return;
        walkValues(call, (node) => {
          const specifier = node.type === 'ImportExpression' ? textAt(nodeAt(node, 'source'), 'value') : '';
          const path = imports.find((one) => one.dynamic && one.specifier === specifier)?.path;
          if (path !== undefined && path !== SEVERAL_VIEWS && !path.endsWith('-island.tsx'))
            found.push({ path, message: 'is loaded as an island: call it …-island.tsx' });
        });
      });
      return found;
    }),
};

export const oneFolderAFeature: Rule = {
  name: 'a feature serves the views of one folder: no page asks for the services of another',
  check: (project) => {
    const askers = new Map<string, Set<string>>();
    for (const { path, imports } of modulesUnder(project, 'src/ui/')) {
      for (const { path: to = '' } of imports) {
        if (FEATURE.test(to)) askers.set(to, (askers.get(to) ?? new Set<string>()).add(folderOf(path)));
      }
    }
    return [...askers].flatMap(([path, folders]): Violation[] => {
      const apart = [...folders].filter((folder) => ![...folders].some((other) => folder.startsWith(`${other}/`)));
      if (apart.length < 2) return [];
      return [{ path, message: `is asked in ${apart.toSorted().join(' and ')}: give each a feature of its own` }];
    });
  },
};

/** The frame of the site, which is in every page, counts as one. */
const folderOf = (path: string): string => (path.startsWith('src/ui/app/') ? 'src/ui/app' : dirname(path));

export const offeredIsAsked: Rule = {
  name: 'a feature offers what its views ask for, and no more',
  check: (project) => {
    const asked = new Set(modulesUnder(project, 'src/ui/').flatMap(askedIn));
    const modules = modulesUnder(project, 'src/composition/');
    const makers = new Map(modules.flatMap(({ program }) => makersIn(program)));
    return modules.flatMap(({ path, program, lineOf }) =>
      offersIn(program, makers)
        .filter(({ service }) => !asked.has(service))
        .map(({ service, at }) => ({ path, line: lineOf(at), message: `offers ${service}, which no view asks for` })),
    );
  },
};

/** The services that a module reads from the feature it names, and from the core's, as `membersFeature.list`. */
function askedIn({ imports, program }: SourceModule): readonly string[] {
  const features = imports.flatMap(({ path = '', names }) => (FEATURE.test(path) ? names : []));
  const found: string[] = [];
  walkValues(program, (node) => {
    if (node.type === 'CallExpression' && textAt(nodeAt(node, 'callee'), 'name') === 'useCoreService')
      found.push(`coreFeature.${textAt(nodesAt(node, 'arguments')[0], 'value')}`);
    for (const name of readIn(node)) found.push(...features.map((feature) => `${feature}.${name}`));
  });
  return found;
}

/** `services.list`, and `const { list, detail } = services`. */
function readIn(node: SyntaxNode): readonly string[] {
  const isServices = (key: string): boolean => textAt(nodeAt(node, key), 'name') === 'services';
  if (node.type === 'MemberExpression' && isServices('object')) return [textAt(nodeAt(node, 'property'), 'name')];
  if (node.type !== 'VariableDeclarator' || !isServices('init')) return [];
  return nodesAt(nodeAt(node, 'id'), 'properties').map((property) => textAt(nodeAt(property, 'key'), 'name'));
}

/** The names of services, by the function that makes a feature with them. */
type Makers = ReadonlyMap<string, readonly string[]>;

/** `function postPageFeature(…) { … return createFeature({ pageOf }, …); }`, which makes a feature of each kind of post. */
function makersIn(program: SyntaxNode): readonly (readonly [maker: string, services: readonly string[]])[] {
  const found: (readonly [string, readonly string[]])[] = [];
  walkValues(program, (node) => {
    if (node.type !== 'FunctionDeclaration') return;
    const made = nodesAt(nodeAt(node, 'body'), 'body').map((statement) => nodeAt(statement, 'argument'));
    const services = made.flatMap((call) => (isCallOf(call, 'createFeature') ? servicesOf(call) : []));
    if (services.length > 0) found.push([textAt(nodeAt(node, 'id'), 'name'), services]);
  });
  return found;
}

const isCallOf = (node: SyntaxNode | undefined, name: string): boolean =>
  node?.type === 'CallExpression' && textAt(nodeAt(node, 'callee'), 'name') === name;

/** The names in the call itself: a value that is spread into it is offered by another feature. */
const servicesOf = (made: SyntaxNode | undefined): readonly string[] =>
  nodesAt(nodesAt(made, 'arguments')[0], 'properties')
    .filter(({ type }) => type !== 'SpreadElement')
    .map((property) => textAt(nodeAt(property, 'key'), 'name'));

/**
 * The names in `export const membersFeature = createFeature({ list: MEMBER_LIST }, …)`, or in the call inside a
 * function that makes features.
 */
function offersIn(program: SyntaxNode, makers: Makers): readonly { readonly service: string; readonly at: number }[] {
  const found: { service: string; at: number }[] = [];
  walkValues(program, (node) => {
    const feature = textAt(nodeAt(node, 'id'), 'name');
    if (node.type !== 'VariableDeclarator' || !feature.endsWith('Feature')) return;
    const made = nodeAt(node, 'init');
    const maker = textAt(nodeAt(made, 'callee'), 'name');
    const services = isCallOf(made, 'createFeature') ? servicesOf(made) : (makers.get(maker) ?? []);
    found.push(...services.map((service) => ({ service: `${feature}.${service}`, at: node.start })));
  });
  return found;
}

export const viewsProvideNothing: Rule = {
  name: 'views give no machine its dependencies: composition binds what a provide… function makes',
  check: (project) =>
    modulesUnder(project, 'src/ui/').flatMap(({ path, program, lineOf }) => {
      const found: Violation[] = [];
      walkValues(program, (node) => {
        const callee = node.type === 'CallExpression' ? nodeAt(node, 'callee') : undefined;
        const name = textAt(callee, 'name') || textAt(nodeAt(callee, 'property'), 'name');
        if (/^provide(?:[A-Z]|$)/.test(name))
          found.push({ path, line: lineOf(node.start), message: `calls ${name}: bind it, and let a feature offer it` });
      });
      return found;
    }),
};
