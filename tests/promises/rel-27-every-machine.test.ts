import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const filesUnder = (path: string): readonly string[] => readdirSync(path, { recursive: true, encoding: 'utf8' });

const tests = folder('..');
const walks = filesUnder(tests)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(`${tests}/${file}`, 'utf8'))
  .filter((text) => text.includes('await walkMachine('));
const walked = new Set(walks.flatMap((text) => [...text.matchAll(/([a-z-]+)\.machine\.ts'/g)].map(([, name]) => name)));
const source = folder('../../src');
const machines = filesUnder(source)
  .filter((file) => file.endsWith('.machine.ts'))
  .filter((file) => readFileSync(`${source}/${file}`, 'utf8').includes('createMachine('))
  .flatMap((file) => /([a-z-]+)\.machine\.ts$/.exec(file)?.[1] ?? []);

describe('REL-27 every machine has a walk', () => {
  it('there are machines', () => {
    expect(machines).toContain('session');
  });

  it.each(machines)('%s', (machine) => {
    expect(walked).toContain(machine);
  });
});
