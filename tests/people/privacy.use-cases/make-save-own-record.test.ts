import { describe, expect, it } from 'vitest';
import { makeSaveOwnRecord } from '@/people/privacy.use-cases.ts';
import type { SavedFile } from '@/shared/device.ports.ts';
import { stillClock } from '../../fakes/still-clock.ts';

describe('MINE-06 the file of the stored data', () => {
  it('is named after the day, and holds what was read and nothing else', () => {
    const saved: SavedFile[] = [];
    const save = makeSaveOwnRecord({ save: (file) => saved.push(file) }, stillClock(new Date('2026-11-24T12:00:00Z')));
    save({ file: '{ "account": {} }\n' });
    expect(saved).toEqual([
      { name: 'my-data-2026-11-24.json', mediaType: 'application/json', content: '{ "account": {} }\n' },
    ]);
  });
});
