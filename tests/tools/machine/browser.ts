import { installPackage, mayInstall } from './debian.ts';
import { type Machine, thisMachine } from './machine.ts';

const INSTALLED_NAMES = ['chromium-headless-shell', 'chromium', 'google-chrome'];

/**
 * Finds a Chromium that starts, or installs one.
 * @returns the path of its executable
 * @throws Error with a sentence on what to install, when there is none and it cannot be installed
 */
export async function findChromium(machine: Machine = thisMachine): Promise<string> {
  const wished = machine.environment['CHROMIUM_PATH'];
  if (wished !== undefined && wished !== '') {
    if (await starts(machine, wished)) return wished;
    throw new Error(`CHROMIUM_PATH is "${wished}", but no browser starts there.`);
  }
  return (await installed(machine)) ?? (await fromPlaywright(machine)) ?? (await fromDebian(machine)) ?? giveUp();
}

/** Options for `chromium.launch`; as root, Chromium starts only without its sandbox. */
export const launchOptions = (executablePath: string): { executablePath: string; args: string[] } => ({
  executablePath,
  args: thisMachine.isRoot ? ['--no-sandbox'] : [],
});

/** The browser's version; undefined when it does not start, as a downloaded one may lack system libraries. */
export const versionOf = (machine: Machine, path: string): Promise<string | undefined> =>
  machine.ask(path, '--version');

const starts = async (machine: Machine, path: string): Promise<boolean> =>
  (await versionOf(machine, path)) !== undefined;

async function installed(machine: Machine): Promise<string | undefined> {
  const paths = INSTALLED_NAMES.flatMap((name) => machine.which(name) ?? []);
  const starting = await Promise.all(paths.map((path) => starts(machine, path)));
  return paths.find((_, at) => starting[at] === true);
}

async function fromPlaywright(machine: Machine): Promise<string | undefined> {
  const path = machine.playwrightPath();
  if (await starts(machine, path)) return path;
  const done = mayInstall(machine) && (await machine.install('npx', 'playwright', 'install', 'chromium'));
  return done && (await starts(machine, path)) ? path : undefined;
}

const fromDebian = async (machine: Machine): Promise<string | undefined> =>
  (await installPackage(machine, 'chromium-headless-shell')) ? installed(machine) : undefined;

function giveUp(): never {
  throw new Error(
    'No Chromium was found and none could be installed. Install chromium, chromium-headless-shell or google-chrome, ' +
      'or give the path of one in CHROMIUM_PATH.',
  );
}
