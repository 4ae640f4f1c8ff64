import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';

/** What the search for a browser and a font asks of the machine it runs on. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  readonly isDebian: boolean;
  /** Where a program of that name stands in the search path. */
  which(program: string): string | undefined;
  /** Where Playwright would put its own browser. */
  playwrightPath(): string;
  /** What a program prints; undefined when it is missing, or fails as one that lacks a system library does. */
  ask(program: string, ...parameters: string[]): Promise<string | undefined>;
  /** The paths of all font files in the folders where systems keep them. */
  fontFiles(): Promise<readonly string[]>;
  /** Runs an installer to its end, and says before which one: it may take minutes. @returns false when it fails */
  install(command: string, ...parameters: string[]): Promise<boolean>;
}

const ANSWER_LIMIT_MS = 30_000;
/** A browser or a font is a hundred megabytes, and not every line is fast. */
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

/** The machine as it is, but for where programs and fonts are looked for. */
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
      // Nobody sits there to answer Debian's questions.
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
