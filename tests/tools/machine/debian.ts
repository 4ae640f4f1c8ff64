import type { Machine } from './machine.ts';

/** Installs a package with apt, if that is possible without a password. @returns whether it is installed now */
export async function installPackage(machine: Machine, name: string): Promise<boolean> {
  if (!machine.isRoot || !machine.isDebian || !mayInstall(machine)) return false;
  // A fresh Debian image has no package lists.
  await machine.install('apt-get', 'update');
  return machine.install('apt-get', 'install', '-y', '--no-install-recommends', name);
}

/** With `TEST_INSTALLS=no` the tests use what is installed and change nothing. */
export const mayInstall = ({ environment }: Machine): boolean => environment['TEST_INSTALLS'] !== 'no';
