import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addSite, type NginxOptions, reloaded, reloadOf } from './nginx.ts';
import { adaptRecipe, type Places, type Recipe, readRecipe } from './recipe.ts';

const run = promisify(execFile);

/** The site's folder on this machine, made as README says. */
export interface Hosting {
  /** The folder that nginx serves. */
  readonly root: string;
  /** Deploys a build as README says. @param folder where its `dist` is */
  readonly deploy: (folder: string) => Promise<void>;
  /** Deletes the files that only older builds have. @returns how many */
  readonly forgetOlder: (folder: string) => Promise<number>;
}

export async function prepareHosting(
  top: string,
  nginx: NginxOptions,
  places: Pick<Places, 'ports' | 'certificate' | 'key'>,
): Promise<Hosting> {
  const root = join(nginx.folder, 'www');
  const headers = join(nginx.folder, 'church-headers.conf');
  const readme = readRecipe(await readFile(join(top, 'tests/rehearsal/README.md'), 'utf8'));
  const recipe: Recipe = adaptRecipe(readme, { ...places, root, headers, reload: reloadOf(nginx) });
  await mkdir(root, { recursive: true });
  await addSite(nginx, 'church', recipe.servers);
  return {
    root,
    deploy: (folder) =>
      reloaded(nginx, async () => void (await run('sh', ['-e', '-c', recipe.deployment], { cwd: folder }))),
    async forgetOlder(folder) {
      const current = new Set(await readdir(join(folder, 'dist/assets')));
      const older = (await readdir(join(root, 'assets'))).filter((file) => !current.has(file));
      await Promise.all(older.map((file) => rm(join(root, 'assets', file))));
      return older.length;
    },
  };
}
