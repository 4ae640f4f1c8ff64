import { describe, expect, it } from 'vitest';
import { fakeMachine } from '../../fakes/machine.ts';
import { prepareMachine } from './prepare.ts';

const NOTO = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';
const FONT_FROM_DEBIAN = 'apt-get install -y --no-install-recommends fonts-noto-cjk';
const BROWSER_FROM_DEBIAN = 'apt-get install -y --no-install-recommends chromium-headless-shell';
const WITHOUT_FONT = expect.stringMatching(/^Korean font: none.* fonts-noto-cjk/);

describe('preparing a machine for the scenarios', () => {
  it('names the browser and the font in a line each, and installs nothing', async () => {
    const { machine, commands } = fakeMachine({ programs: ['chromium'], fonts: [NOTO] });
    await expect(prepareMachine(machine)).resolves.toEqual({
      chromiumPath: '/usr/bin/chromium',
      font: 'NotoSansCJK-Regular',
      lines: ['browser: Chromium 1 (/usr/bin/chromium)', `Korean font: NotoSansCJK-Regular (${NOTO})`],
    });
    expect(commands).toEqual([]);
  });

  it('installs a font on an empty Debian, before the browser', async () => {
    const { machine, commands } = fakeMachine({
      installers: { [FONT_FROM_DEBIAN]: NOTO, [BROWSER_FROM_DEBIAN]: '/usr/bin/chromium-headless-shell' },
    });
    await expect(prepareMachine(machine)).resolves.toMatchObject({ font: 'NotoSansCJK-Regular' });
    expect(commands.indexOf(FONT_FROM_DEBIAN)).toBeLessThan(commands.indexOf(BROWSER_FROM_DEBIAN));
  });

  it.each([
    ['an ordinary user', { isRoot: false }, []],
    ['another system', { isDebian: false }, []],
    ['installs forbidden', { environment: { TEST_INSTALLS: 'no' } }, []],
    ['an install that fails', {}, ['apt-get update', FONT_FROM_DEBIAN]],
  ])('continues without a font and says so, with %s', async (_, situation, tried) => {
    const { machine, commands } = fakeMachine({ ...situation, programs: ['chromium'] });
    const prepared = await prepareMachine(machine);
    expect(prepared).toEqual({
      chromiumPath: '/usr/bin/chromium',
      lines: ['browser: Chromium 1 (/usr/bin/chromium)', WITHOUT_FONT],
    });
    expect(commands).toEqual(tried);
  });

  it('fails without a browser', async () => {
    const { machine } = fakeMachine({ isRoot: false, fonts: [NOTO] });
    await expect(prepareMachine(machine)).rejects.toThrow('No Chromium was found');
  });
});
