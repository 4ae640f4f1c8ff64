import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** What the search asks of the machine it runs on. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  readonly isDebian: boolean;
  /** Where a program of that name stands in the search path. */
  which(program: string): string | undefined;
  /** Where Playwright would put its own browser. */
  playwrightPath(): string;
  /** True when the browser at that path starts: one that was downloaded may lack system libraries. */
  starts(path: string): boolean;
  /** Runs an installer to its end; false when it fails. */
  install(command: string, ...parameters: string[]): boolean;
}

const INSTALLED_NAMES = ['chromium-headless-shell', 'chromium', 'google-chrome'];

/**
 * Finds a Chromium that starts, and installs one where there is none.
 * @returns the path of its executable
 * @throws Error with a sentence on what to install, when nothing helped
 */
export async function findChromium(machine: Machine = thisMachine): Promise<string> {
  const wished = machine.environment['CHROMIUM_PATH'];
  if (wished !== undefined && wished !== '') {
    if (machine.starts(wished)) return wished;
    throw new Error(`CHROMIUM_PATH is "${wished}", but no browser starts there.`);
  }
  return installed(machine) ?? fromPlaywright(machine) ?? fromDebian(machine) ?? giveUp();
}

/** Options for `chromium.launch`; as root Chromium refuses to start inside its sandbox. */
export const launchOptions = (executablePath: string): { executablePath: string; args: string[] } => ({
  executablePath,
  args: thisMachine.isRoot ? ['--no-sandbox'] : [],
});

function installed(machine: Machine): string | undefined {
  return INSTALLED_NAMES.map((name) => machine.which(name)).find((path) => path !== undefined && machine.starts(path));
}

function fromPlaywright(machine: Machine): string | undefined {
  if (machine.starts(machine.playwrightPath())) return machine.playwrightPath();
  const done = machine.install('npx', 'playwright', 'install', 'chromium');
  return done && machine.starts(machine.playwrightPath()) ? machine.playwrightPath() : undefined;
}

function fromDebian(machine: Machine): string | undefined {
  if (!machine.isRoot || !machine.isDebian) return undefined;
  const done =
    machine.install('apt-get', 'update') && machine.install('apt-get', 'install', '-y', 'chromium-headless-shell');
  return done ? installed(machine) : undefined;
}

function giveUp(): never {
  throw new Error(
    'No Chromium was found and none could be installed. Install chromium, chromium-headless-shell or google-chrome, ' +
      'or give the path of one in CHROMIUM_PATH.',
  );
}

const INSTALL_LIMIT_MS = 240_000;

const succeeds = (command: string, parameters: readonly string[], timeout: number): boolean => {
  try {
    execFileSync(command, parameters, { stdio: 'ignore', timeout });
    return true;
  } catch {
    return false;
  }
};

const thisMachine: Machine = {
  environment: process.env,
  isRoot: process.getuid?.() === 0,
  isDebian: existsSync('/etc/debian_version'),
  which: (program) =>
    (process.env['PATH'] ?? '')
      .split(delimiter)
      .map((folder) => join(folder, program))
      .find((path) => existsSync(path)),
  playwrightPath: () => chromium.executablePath(),
  starts: (path) => existsSync(path) && succeeds(path, ['--version'], 30_000),
  install: (command, ...parameters) => succeeds(command, parameters, INSTALL_LIMIT_MS),
};
