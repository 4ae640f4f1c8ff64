import type { Machine } from '../tools/machine/machine.ts';

interface Situation {
  readonly environment?: Record<string, string>;
  readonly isRoot?: boolean;
  readonly isDebian?: boolean;
  readonly programs?: readonly string[];
  readonly broken?: readonly string[];
  readonly fonts?: readonly string[];
  /** The output of `fc-list`; undefined when the program is missing. */
  readonly listed?: string;
  /** The install commands that succeed, and the program or font that each installs. */
  readonly installers?: Readonly<Record<string, string>>;
}

export const PLAYWRIGHT = '/cache/playwright/chrome';

/** A machine with the given programs and fonts, which records the install commands. */
export function fakeMachine(situation: Situation): { machine: Machine; commands: string[] } {
  const there = new Set((situation.programs ?? []).map((name) => `/usr/bin/${name}`));
  const fonts = new Set(situation.fonts);
  const commands: string[] = [];
  const machine: Machine = {
    environment: situation.environment ?? {},
    isRoot: situation.isRoot ?? true,
    isDebian: situation.isDebian ?? true,
    which: (program) => (there.has(`/usr/bin/${program}`) ? `/usr/bin/${program}` : undefined),
    playwrightPath: () => PLAYWRIGHT,
    ask: (program) => {
      if (!there.has(program) || situation.broken?.includes(program) === true) return Promise.resolve(undefined);
      return Promise.resolve(program.endsWith('/fc-list') ? (situation.listed ?? [...fonts].join('\n')) : 'Chromium 1');
    },
    fontFiles: () => Promise.resolve([...fonts]),
    install: (...words) => {
      commands.push(words.join(' '));
      const left = situation.installers?.[words.join(' ')];
      if (left !== undefined) (left.startsWith('/usr/share/fonts/') ? fonts : there).add(left);
      return Promise.resolve(left !== undefined);
    },
  };
  return { machine, commands };
}
