import { dirname } from 'node:path';
import type { SourceModule } from '../support/module.ts';
import { modulesUnder, type Project } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, nodesAt, type SyntaxNode, textAt, walkValues } from '../support/syntax.ts';

/** Those of one page; the core, and the right to publish, are asked by many. */
const FEATURE = /^src\/composition\/(?!core\.|publishing-right\.)[a-z-]+\.feature\.ts$/;

export const oneFeatureAnIsland: Rule = {
  name: 'an island has the services of one feature, beside those that many pages ask for',
  check: (project) => {
    const modules = new Map(project.modules.map((module) => [module.path, module]));
    return [...islandsOf(project)].flatMap((path): Violation[] => {
      const features = featuresOf(path, modules);
      if (features.size < 2) return [];
      return [{ path, message: `asks ${[...features].toSorted().join(' and ')}: let one feature offer what it needs` }];
    });
  },
};

/** The views that are loaded on demand. */
function islandsOf(project: Project): ReadonlySet<string> {
  return new Set(
    modulesUnder(project, 'src/ui/').flatMap(({ imports }) =>
      imports.flatMap(({ path, dynamic }) => (dynamic && path?.startsWith('src/ui/') === true ? [path] : [])),
    ),
  );
}

/** The features that a view and all its static imports use. */
function featuresOf(island: string, modules: ReadonlyMap<string, SourceModule>): ReadonlySet<string> {
  const features = new Set<string>();
  const reached = new Set([island]);
  // Iterating over a set includes what is added meanwhile.
  for (const path of reached) {
    for (const { path: to, dynamic, typeOnly } of modules.get(path)?.imports ?? []) {
      if (to === undefined || dynamic || typeOnly) continue;
      if (FEATURE.test(to)) features.add(to.replace('src/composition/', ''));
      else if (to.startsWith('src/ui/')) reached.add(to);
    }
  }
  return features;
}

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

/** The frame of the site, which is in every page, is one. */
const folderOf = (path: string): string => (path.startsWith('src/ui/app/') ? 'src/ui/app' : dirname(path));

export const offeredIsAsked: Rule = {
  name: 'a feature offers what its views ask for, and no more',
  check: (project) => {
    const asked = new Set(modulesUnder(project, 'src/ui/').flatMap(({ program }) => askedIn(program)));
    const modules = modulesUnder(project, 'src/composition/');
    const makers = new Map(modules.flatMap(({ program }) => makersIn(program)));
    return modules.flatMap(({ path, program, lineOf }) =>
      offersIn(program, makers)
        .filter(({ service }) => !asked.has(service))
        .map(({ service, at }) => ({ path, line: lineOf(at), message: `offers ${service}, which no view asks for` })),
    );
  },
};

/** `useService(membersFeature, 'list')` and `get(membersFeature, 'list')`, as `membersFeature.list`. */
function askedIn(program: SyntaxNode): readonly string[] {
  const found: string[] = [];
  walkValues(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const [feature, name] = nodesAt(node, 'arguments');
    if (textAt(feature, 'name').endsWith('Feature')) found.push(`${textAt(feature, 'name')}.${textAt(name, 'value')}`);
  });
  return found;
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

const servicesOf = (made: SyntaxNode | undefined): readonly string[] =>
  nodesAt(nodesAt(made, 'arguments')[0], 'properties').map((property) => textAt(nodeAt(property, 'key'), 'name'));

/** The names in `export const membersFeature = createFeature({ list: MEMBER_LIST }, …)`, or in what a maker offers. */
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
          found.push({ path, line: lineOf(node.start), message: `calls ${name}: bind it, and ask a feature for it` });
      });
      return found;
    }),
};
