import type { SourceModule } from '../support/module.ts';
import { modulesUnder, type Project } from '../support/project.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { walkValues } from '../support/syntax.ts';

const FEATURE = /^src\/composition\/(?!core\.)[a-z-]+\.feature\.ts$/;

export const oneFeatureAnIsland: Rule = {
  name: 'an island has the services of one feature, beside those of the core',
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

/** The code that creates services of any kind; it must not know which ones are wired. */
const MECHANISMS = ['src/composition/services.ts', 'src/composition/metadata.ts'];
const DECISIONS = ['IfStatement', 'ConditionalExpression', 'LogicalExpression', 'SwitchStatement'];

export const wiringDecidesNothing: Rule = {
  name: 'composition decides nothing',
  check: (project) =>
    modulesUnder(project, 'src/composition/')
      .filter(({ path }) => !MECHANISMS.includes(path))
      .flatMap(({ path, program, lineOf }) => {
        const found: Violation[] = [];
        walkValues(program, (node) => {
          if (!DECISIONS.includes(node.type)) return;
          found.push({ path, line: lineOf(node.start), message: 'decides something: let a module do it, with a test' });
        });
        return found;
      }),
};
