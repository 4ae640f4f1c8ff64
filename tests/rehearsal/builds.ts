import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../tools/run/command.ts';
import { API, SITE } from './network.ts';

/** Texts that only the second build has, in place of those of the first. */
export const SECOND_WORDS = '두 번째로 지은 사이트의 말씀입니다.';

const ENVIRONMENT = {
  VITE_API_BASE_URL: `${API}/`,
  VITE_SITE_URL: `${SITE}/`,
  VITE_MAP_TILES: `${API}/tiles/{z}/{x}/{y}.png`,
  VITE_IDEMPOTENCY_KEY: 'yes',
};

/**
 * The production build, into the folder `dist` of a folder.
 * @throws Error with the output of the build, when it fails
 */
export async function buildFirst(top: string, folder: string): Promise<void> {
  await build(top, folder, ENVIRONMENT);
}

/** A later build of the same site: the church's texts and the program itself have changed. */
export async function buildSecond(top: string, folder: string): Promise<void> {
  const church = join(folder, 'church');
  await mkdir(folder, { recursive: true });
  await cp(join(top, 'src/church'), church, { recursive: true });
  const file = join(church, 'vision.ts');
  const before = await readFile(file, 'utf8');
  const after = before.replace(/lead: '[^']*'/, `lead: '${SECOND_WORDS}'`);
  if (after === before) throw new Error('src/church/vision.ts has no lead that a second build could change.');
  await writeFile(file, after);
  await build(top, folder, { ...ENVIRONMENT, CHURCH_FOLDER: church, VITE_REQUEST_TIMEOUT_MS: '14000' });
}

async function build(top: string, folder: string, environment: Record<string, string>): Promise<void> {
  const words = ['vite', 'build', '--outDir', join(folder, 'dist'), '--logLevel', 'warn'] as const;
  const { failed, output } = await runCommand(top, { words: [...words], environment });
  if (failed > 0) throw new Error(`The build has failed:\n${output}`);
}
