import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Files by their path from the root of the repository, with `/` on every system. */
export type SourceFiles = ReadonlyMap<string, string>;

const TOP = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDERS = ['src', 'mock-server', 'tests', 'features'];
const TEXT = /\.(?:ts|tsx|mjs|js|css|feature|json|md)$/;
const GENERATED = /\.tsbuildinfo$/;

/** Every file that a rule may check: the listed ones of the root and the whole folders, without what git ignores. */
export function readSources(top = TOP): SourceFiles {
  const ignored = readIgnored(top);
  const files = new Map<string, string>();
  for (const entry of readdirSync(top, { withFileTypes: true })) {
    if (ignored.has(entry.name) || GENERATED.test(entry.name) || entry.name === '.git') continue;
    if (entry.isFile()) files.set(entry.name, read(join(top, entry.name), entry.name));
    else if (FOLDERS.includes(entry.name)) readFolder(top, entry.name, files);
    else files.set(`${entry.name}/`, '');
  }
  return files;
}

function readFolder(top: string, folder: string, files: Map<string, string>): void {
  for (const entry of readdirSync(join(top, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) readFolder(top, path, files);
    else if (!GENERATED.test(path)) files.set(path, read(join(top, path), path));
  }
}

// The content of pictures and documents is not read.
const read = (file: string, path: string): string =>
  TEXT.test(path) || !path.includes('/') ? readFileSync(file, 'utf8') : '';

const readIgnored = (top: string): ReadonlySet<string> =>
  new Set(
    readFileSync(join(top, '.gitignore'), 'utf8')
      .split('\n')
      .map((line) => line.trim().replace(/\/$/, '')),
  );
