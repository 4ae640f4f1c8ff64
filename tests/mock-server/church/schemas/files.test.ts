import { expect, it } from 'vitest';
import { storedFileIdOf, storedFilePath } from '../../../../mock-server/church/schemas/files.ts';

it('leads from a file to its address and back', () => {
  expect(storedFileIdOf(storedFilePath('주보 1/2?'))).toBe('주보 1/2?');
});

it('stays on this server, under the calls', () => {
  expect(storedFilePath('bulletin-2026-11-22-1')).toBe('/api/File/content/bulletin-2026-11-22-1');
});

it('knows no file behind another address', () => {
  expect(storedFileIdOf('//evil.example/picture.png')).toBeNull();
});
