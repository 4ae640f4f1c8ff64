import { installPackage } from './debian.ts';
import type { Machine } from './machine.ts';

/** A program that a command needs, and the package of Debian that brings it. */
export interface Needed {
  readonly program: string;
  readonly package: string;
}

/**
 * Finds a program, and installs it where it is missing and where that needs nobody's leave.
 * @returns its path
 * @throws Error with a sentence on what to install, when nothing helped
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

/** Programs for servers stand where an ordinary user's search path does not lead. */
const placeOf = (machine: Machine, program: string): string | undefined =>
  machine.which(program) ?? machine.which(`../sbin/${program}`);
