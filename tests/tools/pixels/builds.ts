import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from '../run/command.ts';
import { SCENARIO_BUILD } from '../scenarios/builds.ts';

const execute = promisify(execFile);

/**
 * Builds the site of the working tree, uncommitted changes included.
 * @throws Error with the output of the build, when it fails
 */
export async function buildPresent(top: string, out: string): Promise<void> {
  await build(top, out);
}

/**
 * Builds the site of a revision, with the packages that are installed now.
 * @throws Error with the output of git or of the build, when one of them fails
 */
export async function buildRevision(top: string, revision: string, out: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pixels-'));
  try {
    const tree = join(folder, 'tree');
    const archive = join(folder, 'tree.tar');
    await mkdir(tree);
    // The repository is not changed.
    await execute('git', ['archive', '--format=tar', `--output=${archive}`, revision], { cwd: top });
    await execute('tar', ['-xf', archive, '-C', tree]);
    await symlink(join(top, 'node_modules'), join(tree, 'node_modules'), 'junction');
    await build(tree, out);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function build(tree: string, out: string): Promise<void> {
  const words = ['vite', 'build', '--outDir', out, '--emptyOutDir', '--logLevel', 'warn'] as const;
  const { failed, output } = await runCommand(tree, { words: [...words], environment: SCENARIO_BUILD });
  if (failed > 0) throw new Error(`The build of ${tree} has failed:\n${output}`);
}
