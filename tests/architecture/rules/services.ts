import { dirname } from 'node:path';
import type { Import, SourceModule } from '../support/module.ts';
import { modulesUnder } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { nodeAt, nodesAt, type SyntaxNode, textAt, walkValues } from '../support/syntax.ts';

const COMPOSITION = 'src/composition/';

/** The features that an import names. The core's own is used in many places; every other one serves one page. */
const featuresIn = ({ path = '', names }: Import): readonly string[] =>
  path.startsWith(COMPOSITION) ? names.filter((name) => name.endsWith('Feature') && name !== 'coreFeature') : [];

export const featuresAlone: Rule = {
  name: 'a view knows features of composition alone, and what loads before the core',
  check: (project) =>
    modulesUnder(project, 'src/ui/').flatMap(({ path, imports }) =>
      imports
        .filter(
          (arrow) => arrow.path?.startsWith(COMPOSITION) && !arrow.typeOnly && !arrow.specifier.endsWith('.early.ts'),
        )
        .filter(({ names }) => !names.every((name) => name.endsWith('Feature')))
        .map(({ line, specifier }) => ({
          path,
          line,
          message: `imports of ${specifier} what is no feature: let the feature of its island offer it`,
        })),
    ),
};

export const featuresInIslands: Rule = {
  name: 'a view that is tied to a feature is loaded on demand: the parts of a view get single services',
  check: (project) => {
    const views = modulesUnder(project, 'src/ui/');
    const tied = new Map(views.map(({ path, program }) => [path, tiedIn(program)]));
    return views.flatMap(({ path, imports }) =>
      imports.flatMap(({ path: to = '', names, line, dynamic, typeOnly }): Violation[] => {
        const part = dynamic || typeOnly ? undefined : names.find((name) => tied.get(to)?.includes(name));
        if (part === undefined || arePublishers(path, to)) return [];
        return [{ path, line, message: `has ${part} as a part, which asks for services: hand a part what it needs` }];
      }),
    );
  },
};

/** Who publishes in a list gets the form and the dialog of a change together; who reads one post, the dialog alone. */
const arePublishers = (path: string, part: string): boolean =>
  path.endsWith('-writing.tsx') && part.endsWith('-editing.tsx');

/** The names of `export const Members = withServices(membersFeature, …)`. */
function tiedIn(program: SyntaxNode): readonly string[] {
  const found: string[] = [];
  walkValues(program, (node) => {
    if (node.type === 'VariableDeclarator' && isCallOf(nodeAt(node, 'init'), 'withServices'))
      found.push(textAt(nodeAt(node, 'id'), 'name'));
  });
  return found;
}

export const islandNames: Rule = {
  name: 'what the frame of a page loads as an island is named *-view.tsx, which the build fetches with its page',
  check: (project) =>
    modulesUnder(project, 'src/ui/pages/').flatMap(({ path: page, imports, program }) => {
      const found: Violation[] = [];
      walkValues(program, (call) => {
        if (!page.endsWith('-page.tsx') || !isCallOf(call, 'createIsland')) return;
        walkValues(call, (node) => {
          const specifier = node.type === 'ImportExpression' ? textAt(nodeAt(node, 'source'), 'value') : '';
          const path = imports.find((one) => one.dynamic && one.specifier === specifier)?.path;
          if (path !== undefined && !path.endsWith('-view.tsx'))
            found.push({ path, message: `is what ${page} shows as an island: call it …-view.tsx` });
        });
      });
      return found;
    }),
};

export const oneFolderAFeature: Rule = {
  name: 'a feature serves the views of one folder: no page asks for the services of another',
  check: (project) => {
    const askers = new Map<string, Set<string>>();
    for (const { path, imports } of modulesUnder(project, 'src/ui/'))
      for (const feature of imports.flatMap(featuresIn))
        askers.set(feature, (askers.get(feature) ?? new Set<string>()).add(folderOf(path)));
    return [...askers].flatMap(([feature, folders]): Violation[] => {
      const apart = [...folders].filter((folder) => ![...folders].some((other) => folder.startsWith(`${other}/`)));
      if (apart.length < 2) return [];
      const message = `is asked for ${feature} in ${apart.toSorted().join(' and ')}: give each a feature of its own`;
      return [{ path: COMPOSITION, message }];
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
  const features = imports.flatMap(featuresIn);
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
