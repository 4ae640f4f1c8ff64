import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** When a file in these folders was last changed; compiler output is ignored. */
export function lastChange(top: string, folders: readonly string[]): Date {
  const files = folders.flatMap((folder) =>
    readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.tsbuildinfo'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Date(files.reduce((latest, file) => Math.max(latest, statSync(file).mtimeMs), 0));
}
