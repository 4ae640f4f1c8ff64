import { describe, expect, it } from 'vitest';
import { fakeMachine } from '../../fakes/machine.ts';
import { findProgram } from './program.ts';

const NGINX = { program: 'nginx', package: 'nginx' };
const FROM_DEBIAN = 'apt-get install -y --no-install-recommends nginx';

describe('a program that a command needs', () => {
  it('is taken where it is', async () => {
    const { machine, commands } = fakeMachine({ programs: ['nginx'] });
    await expect(findProgram(machine, NGINX)).resolves.toBe('/usr/bin/nginx');
    expect(commands).toEqual([]);
  });

  it('is installed where it is missing, and found in the folder of servers too', async () => {
    const { machine, commands } = fakeMachine({ installers: { [FROM_DEBIAN]: '/usr/bin/../sbin/nginx' } });
    await expect(findProgram(machine, NGINX)).resolves.toBe('/usr/bin/../sbin/nginx');
    expect(commands).toEqual(['apt-get update', FROM_DEBIAN]);
  });

  it.each([
    ['an ordinary user', { isRoot: false }],
    ['another system', { isDebian: false }],
    ['installs forbidden', { environment: { TEST_INSTALLS: 'no' } }],
    ['an install that fails', {}],
  ])('is asked for in a sentence, with %s', async (_, situation) => {
    const { machine } = fakeMachine(situation);
    await expect(findProgram(machine, NGINX)).rejects.toThrow(
      'nginx is missing and could not be installed here. On Debian: apt-get install nginx',
    );
  });
});
