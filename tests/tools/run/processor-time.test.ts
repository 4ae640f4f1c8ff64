import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { platform } from 'node:process';
import { describe, expect, it } from 'vitest';
import { makeMeter, type Process, watchProcessor } from './processor-time.ts';

const process = (parent: number, own: number, waited = 0, begun = 'a'): Process => ({ parent, begun, own, waited });

/** The seconds of the process 10 after looks at these processes. */
function secondsOf(...looks: readonly Readonly<Record<number, Process>>[]): number | undefined {
  const meter = makeMeter(10);
  for (const look of looks) meter.look(new Map(Object.entries(look).map(([id, one]) => [Number(id), one])));
  return meter.seconds();
}

describe('the processor time of a step', () => {
  it('is that of its process and of all that descend from it', () => {
    expect(secondsOf({ 1: process(0, 50), 10: process(1, 2), 11: process(10, 3), 12: process(11, 4) })).toBe(9);
  });

  it('counts no process of others', () => {
    expect(secondsOf({ 10: process(1, 2), 20: process(1, 7), 21: process(20, 7) })).toBe(2);
  });

  it('counts once those that were seen and then waited for', () => {
    expect(secondsOf({ 10: process(1, 2), 11: process(10, 3) }, { 10: process(1, 2, 3.5) })).toBe(5.5);
  });

  it('counts those that were too short to be seen', () => {
    expect(secondsOf({ 10: process(1, 2, 1) }, { 10: process(1, 2, 4) })).toBe(6);
  });

  it('counts those that nobody waited for, as far as they were seen', () => {
    const born = { 10: process(1, 2), 11: process(10, 1), 12: process(11, 3) };
    const orphaned = { 10: process(1, 2), 12: process(1, 5) };
    expect(secondsOf(born, orphaned)).toBe(8);
    expect(secondsOf(born, orphaned, { 10: process(1, 3) })).toBe(9);
  });

  it('is still known after the end', () => {
    expect(secondsOf({ 10: process(1, 2), 11: process(10, 3) }, {})).toBe(5);
  });

  it('tells a process from a later one with its number', () => {
    expect(secondsOf({ 10: process(1, 2), 11: process(10, 3) }, { 10: process(1, 2), 11: process(1, 9, 0, 'b') })).toBe(
      5,
    );
  });

  it('is unknown where nothing could be seen', () => {
    expect(secondsOf()).toBeUndefined();
  });

  it.runIf(platform === 'linux')('is read of a real process and its child', async () => {
    const busy = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);';
    const both = `${busy} require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}]);`;
    const child = spawn('node', ['-e', `${both} process.stdout.write('done'); process.stdin.resume();`]);
    const stop = watchProcessor(child.pid ?? 0);
    await once(child.stdout, 'data');
    const seconds = stop();
    child.kill();
    expect(seconds).toBeGreaterThan(0.55);
  });
});
