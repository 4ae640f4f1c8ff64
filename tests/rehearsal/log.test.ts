import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

const listening = (keep?: () => Promise<string>) => {
  const lines: string[] = [];
  return { lines, log: createLog((line) => lines.push(line), keep) };
};

describe('the log of a rehearsal', () => {
  it('has a line for each look, with what was found', async () => {
    const { lines, log } = listening();
    log.heading('Addresses');
    await expect(log.check('pages', async () => '66 files')).resolves.toBe(true);
    await log.check('tiles', async () => undefined);
    expect(lines).toEqual(['\nAddresses', '  ok      pages (66 files)', '  ok      tiles']);
    expect(log.verdict()).toBe('\nAll 2 checks passed.');
    expect(log.failed()).toBe(0);
  });

  it('goes on after a failure, tells it in one line without colours, and names it at the end', async () => {
    const { lines, log } = listening(async () => 'picture.png');
    const red = `${String.fromCodePoint(27)}[31mred${String.fromCodePoint(27)}[39m`;
    const fails = () => Promise.reject(new Error(`${red}\n\n  second line`));
    await expect(log.check('pages', fails)).resolves.toBe(false);
    await log.check('tiles', async () => undefined);
    expect(lines[0]).toBe('  FAILED  pages: red | second line [picture.png]');
    expect(log.verdict()).toBe('\n1 of 2 checks failed:\n  pages');
    expect(log.failed()).toBe(1);
  });
});
