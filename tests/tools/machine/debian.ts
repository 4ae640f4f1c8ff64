import type { Machine } from './machine.ts';

/** Asks Debian for a package, where this may be done without asking anybody. @returns true when it is there now */
export async function installPackage(machine: Machine, name: string): Promise<boolean> {
  if (!machine.isRoot || !machine.isDebian || !mayInstall(machine)) return false;
  // A fresh image of Debian knows of no package before.
  await machine.install('apt-get', 'update');
  return machine.install('apt-get', 'install', '-y', '--no-install-recommends', name);
}

/** With `TEST_INSTALLS=no` the tests measure with what is there, and leave the machine as it is. */
export const mayInstall = ({ environment }: Machine): boolean => environment['TEST_INSTALLS'] !== 'no';
