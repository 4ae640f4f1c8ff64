import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lastChange } from './last-change.ts';

const top = mkdtempSync(join(tmpdir(), 'code-'));
afterAll(() => rmSync(top, { recursive: true }));

it('the last change of the code is that of its newest file, in any subfolder', () => {
  mkdirSync(join(top, 'src/auth'), { recursive: true });
  mkdirSync(join(top, 'tests'));
  const young = new Date('2026-11-18T12:00:00Z');
  for (const [path, time] of [
    ['src/main.tsx', new Date('2026-11-01T12:00:00Z')],
    ['src/auth/role.ts', young],
    ['src/tsconfig.tsbuildinfo', new Date('2026-11-19T12:00:00Z')],
    ['tests/a.test.ts', new Date('2026-11-02T12:00:00Z')],
  ] as const) {
    writeFileSync(join(top, path), '');
    utimesSync(join(top, path), time, time);
  }
  expect(lastChange(top, ['src', 'tests'])).toEqual(young);
});
