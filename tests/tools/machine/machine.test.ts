import { expect, it } from 'vitest';
import { machineAt } from './machine.ts';

it('an installation is announced before it begins, and its failure throws nothing', async () => {
  const said: string[] = [];
  const machine = machineAt('', [], (line) => said.push(line));
  const end = machine.install('no-such-installer', 'install', 'chromium');
  expect(said).toEqual([expect.stringContaining('no-such-installer install chromium (a slow line')]);
  await expect(end).resolves.toBe(false);
});
