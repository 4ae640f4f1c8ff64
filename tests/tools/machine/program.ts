import { installPackage } from './debian.ts';
import type { Machine } from './machine.ts';

/** A program that a command needs, and the package of Debian with it. */
export interface Needed {
  readonly program: string;
  readonly package: string;
}

/**
 * Finds a program, and installs it where it is missing and no password is needed.
 * @returns its path
 * @throws Error with a sentence on what to install, when there is none
 */
export async function findProgram(machine: Machine, needed: Needed): Promise<string> {
  const found = placeOf(machine, needed.program);
  if (found !== undefined) return found;
  const brought = (await installPackage(machine, needed.package)) ? placeOf(machine, needed.program) : undefined;
  if (brought !== undefined) return brought;
  throw new Error(
    `${needed.program} is missing and could not be installed here. On Debian: apt-get install ${needed.package}`,
  );
}

/** Programs for servers are outside of an ordinary user's search path. */
const placeOf = (machine: Machine, program: string): string | undefined =>
  machine.which(program) ?? machine.which(`../sbin/${program}`);
