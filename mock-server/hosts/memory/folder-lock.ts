import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../error-code.ts';

export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** Whether a process with that number is running, also one of another user. */
const runs = (process_: number): boolean => {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/**
 * Locks a folder for one server until the returned function is called. The stale lock of a killed server is ignored.
 * @throws Error with a sentence when another server has locked the folder
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = join(folder, 'server.pid');
  const take = () => writeFile(file, String(process.pid), { flag: 'wx' });
  try {
    await take();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const holder = Number(await readFile(file, 'utf8'));
    if (runs(holder))
      throw new Error(`${folder} is in use by another server (process ${holder}). If none runs, delete ${file}.`, {
        cause: error,
      });
    await rm(file);
    await take();
  }
  return () => rm(file, { force: true });
};
