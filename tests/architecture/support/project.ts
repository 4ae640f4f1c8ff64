import { parseModule, type SourceModule } from './module.ts';
import type { SourceFiles } from './sources.ts';

/** The files that the rules check: the repository, or some made-up files that break a rule. */
export interface Project {
  readonly files: SourceFiles;
  /** Every script of `src`, `mock-server`, `tests` and `features`. */
  readonly modules: readonly SourceModule[];
}

const SCRIPT = /^(?:src|mock-server|tests|features)\/.*\.(?:ts|tsx)$/;

export function createProject(files: SourceFiles): Project {
  let modules: readonly SourceModule[] | undefined;
  return {
    files,
    get modules() {
      modules ??= [...files].flatMap(([path, text]) => (SCRIPT.test(path) ? [parseModule(path, text)] : []));
      return modules;
    },
  };
}

/** The scripts of one part of the tree, such as `src/ui/`. */
export const modulesUnder = (project: Project, prefix: string): readonly SourceModule[] =>
  project.modules.filter(({ path }) => path.startsWith(prefix));
