import { describe, expect, it } from 'vitest';
import { findChromium, type Machine } from './browser.ts';

interface Situation {
  readonly environment?: Record<string, string>;
  readonly programs?: readonly string[];
  /** Commands that succeed, and the program that each leaves behind. */
  readonly installers?: Readonly<Record<string, string>>;
  readonly broken?: readonly string[];
  readonly isRoot?: boolean;
}

const PLAYWRIGHT = '/cache/playwright/chrome';

function machineWith(situation: Situation): { machine: Machine; commands: string[] } {
  const paths = new Set((situation.programs ?? []).map((name) => `/usr/bin/${name}`));
  const commands: string[] = [];
  const machine: Machine = {
    environment: situation.environment ?? {},
    isRoot: situation.isRoot ?? true,
    isDebian: true,
    which: (program) => (paths.has(`/usr/bin/${program}`) ? `/usr/bin/${program}` : undefined),
    playwrightPath: () => PLAYWRIGHT,
    starts: (path) => paths.has(path) && !(situation.broken ?? []).includes(path),
    install: (...words) => {
      const command = words.join(' ');
      commands.push(command);
      const path = situation.installers?.[command];
      if (path === undefined) return false;
      paths.add(path);
      return true;
    },
  };
  return { machine, commands };
}

describe('finding a browser for the scenarios', () => {
  it('takes the one that CHROMIUM_PATH names', async () => {
    const { machine } = machineWith({
      environment: { CHROMIUM_PATH: '/usr/bin/mine' },
      programs: ['mine', 'chromium'],
    });
    await expect(findChromium(machine)).resolves.toBe('/usr/bin/mine');
  });

  it('refuses a CHROMIUM_PATH that does not start, rather than taking another', async () => {
    const { machine } = machineWith({ environment: { CHROMIUM_PATH: '/usr/bin/mine' }, programs: ['chromium'] });
    await expect(findChromium(machine)).rejects.toThrow('CHROMIUM_PATH is "/usr/bin/mine"');
  });

  it('prefers the headless shell, then chromium, then chrome', async () => {
    const all = machineWith({ programs: ['google-chrome', 'chromium', 'chromium-headless-shell'] });
    await expect(findChromium(all.machine)).resolves.toBe('/usr/bin/chromium-headless-shell');
    const two = machineWith({ programs: ['google-chrome', 'chromium'] });
    await expect(findChromium(two.machine)).resolves.toBe('/usr/bin/chromium');
    const one = machineWith({ programs: ['google-chrome'] });
    await expect(findChromium(one.machine)).resolves.toBe('/usr/bin/google-chrome');
    expect([...all.commands, ...two.commands, ...one.commands]).toEqual([]);
  });

  it('lets Playwright install its own where there is none', async () => {
    const { machine } = machineWith({ installers: { 'npx playwright install chromium': PLAYWRIGHT } });
    await expect(findChromium(machine)).resolves.toBe(PLAYWRIGHT);
  });

  it('asks Debian when the browser of Playwright lacks its libraries', async () => {
    const { machine } = machineWith({
      broken: [PLAYWRIGHT],
      installers: {
        'npx playwright install chromium': PLAYWRIGHT,
        'apt-get update': '/var/lib/apt/lists',
        'apt-get install -y chromium-headless-shell': '/usr/bin/chromium-headless-shell',
      },
    });
    await expect(findChromium(machine)).resolves.toBe('/usr/bin/chromium-headless-shell');
  });

  it('says what to install when nothing helped, and never calls apt-get as an ordinary user', async () => {
    const { machine, commands } = machineWith({ isRoot: false });
    await expect(findChromium(machine)).rejects.toThrow('or give the path of one in CHROMIUM_PATH');
    expect(commands).toEqual(['npx playwright install chromium']);
  });
});
