import { describe, expect, it } from 'vitest';
import { fakeMachine, PLAYWRIGHT } from '../../fakes/machine.ts';
import { findChromium } from './browser.ts';

const FROM_PLAYWRIGHT = 'npx playwright install chromium';
const FROM_DEBIAN = 'apt-get install -y --no-install-recommends chromium-headless-shell';

describe('finding a browser for the scenarios', () => {
  it('takes the one in CHROMIUM_PATH', async () => {
    const { machine } = fakeMachine({
      environment: { CHROMIUM_PATH: '/usr/bin/mine' },
      programs: ['mine', 'chromium'],
    });
    await expect(findChromium(machine)).resolves.toBe('/usr/bin/mine');
  });

  it('refuses a CHROMIUM_PATH that does not start, and takes no other', async () => {
    const { machine } = fakeMachine({ environment: { CHROMIUM_PATH: '/usr/bin/mine' }, programs: ['chromium'] });
    await expect(findChromium(machine)).rejects.toThrow('CHROMIUM_PATH is "/usr/bin/mine"');
  });

  it('prefers the headless shell, then chromium, then chrome', async () => {
    const all = fakeMachine({ programs: ['google-chrome', 'chromium', 'chromium-headless-shell'] });
    await expect(findChromium(all.machine)).resolves.toBe('/usr/bin/chromium-headless-shell');
    const two = fakeMachine({ programs: ['google-chrome', 'chromium'] });
    await expect(findChromium(two.machine)).resolves.toBe('/usr/bin/chromium');
    const one = fakeMachine({ programs: ['google-chrome'] });
    await expect(findChromium(one.machine)).resolves.toBe('/usr/bin/google-chrome');
    expect([...all.commands, ...two.commands, ...one.commands]).toEqual([]);
  });

  it('skips one that does not start', async () => {
    const { machine } = fakeMachine({ programs: ['chromium', 'google-chrome'], broken: ['/usr/bin/chromium'] });
    await expect(findChromium(machine)).resolves.toBe('/usr/bin/google-chrome');
  });

  it('lets Playwright install its own when there is none in the search path', async () => {
    const { machine } = fakeMachine({ installers: { [FROM_PLAYWRIGHT]: PLAYWRIGHT } });
    await expect(findChromium(machine)).resolves.toBe(PLAYWRIGHT);
  });

  it('installs Debian’s when Playwright’s browser lacks system libraries', async () => {
    const { machine, commands } = fakeMachine({
      broken: [PLAYWRIGHT],
      installers: { [FROM_PLAYWRIGHT]: PLAYWRIGHT, [FROM_DEBIAN]: '/usr/bin/chromium-headless-shell' },
    });
    await expect(findChromium(machine)).resolves.toBe('/usr/bin/chromium-headless-shell');
    expect(commands).toEqual([FROM_PLAYWRIGHT, 'apt-get update', FROM_DEBIAN]);
  });

  it.each([
    ['an ordinary user', { isRoot: false }, [FROM_PLAYWRIGHT]],
    ['another system', { isDebian: false }, [FROM_PLAYWRIGHT]],
    ['no install that succeeds', {}, [FROM_PLAYWRIGHT, 'apt-get update', FROM_DEBIAN]],
    ['installs forbidden', { environment: { TEST_INSTALLS: 'no' } }, []],
  ])('says what to install when there is none, with %s', async (_, situation, tried) => {
    const { machine, commands } = fakeMachine(situation);
    await expect(findChromium(machine)).rejects.toThrow('or give the path of one in CHROMIUM_PATH');
    expect(commands).toEqual(tried);
  });
});
