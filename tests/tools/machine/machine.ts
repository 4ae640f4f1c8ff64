import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';

/** The functions of the machine that the search for a browser and a font needs. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  readonly isDebian: boolean;
  /** The path of a program in the search path. */
  which(program: string): string | undefined;
  /** The path of Playwright's own browser. */
  playwrightPath(): string;
  /** The output of a program; undefined when it is missing or fails, as one without its system libraries does. */
  ask(program: string, ...parameters: string[]): Promise<string | undefined>;
  /** The paths of all font files in the system's font folders. */
  fontFiles(): Promise<readonly string[]>;
  /** Runs an installer, and announces it first, since it may take minutes. @returns false when it fails */
  install(command: string, ...parameters: string[]): Promise<boolean>;
}

const ANSWER_LIMIT_MS = 30_000;
/** A browser or a font is a hundred megabytes, and networks may be slow. */
const INSTALL_LIMIT_MS = 900_000;

const FONT_FOLDERS = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.fonts'),
  join(homedir(), '.local/share/fonts'),
  '/System/Library/Fonts',
  '/Library/Fonts',
  join(homedir(), 'Library/Fonts'),
  'C:/Windows/Fonts',
];

const execute = promisify(execFile);

export const thisMachine = machineAt(process.env['PATH'] ?? '', FONT_FOLDERS);

/** The real machine, with other search paths for programs and fonts. */
export function machineAt(
  path: string,
  fontFolders: readonly string[],
  say: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Machine {
  return {
    environment: process.env,
    isRoot: process.getuid?.() === 0,
    isDebian: existsSync('/etc/debian_version'),
    which: (program) =>
      path
        .split(delimiter)
        .map((folder) => join(folder, program))
        .find((file) => existsSync(file)),
    playwrightPath: () => chromium.executablePath(),
    ask: async (program, ...parameters) => {
      const answer = await execute(program, parameters, { timeout: ANSWER_LIMIT_MS }).catch(() => undefined);
      return answer?.stdout.trim();
    },
    fontFiles: async () => (await Promise.all(fontFolders.map(filesUnder))).flat(),
    install: async (command, ...parameters) => {
      say(`Installing what is missing: ${[command, ...parameters].join(' ')} (a slow line takes up to 15 minutes)`);
      // Debian must not ask questions.
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const done = await execute(command, parameters, { timeout: INSTALL_LIMIT_MS, env }).catch(() => undefined);
      return done !== undefined;
    },
  };
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
}
