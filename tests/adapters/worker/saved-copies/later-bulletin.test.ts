import { describe, expect, it } from 'vitest';
import { speaksFor } from '@/adapters/worker/saved-copies.ts';

const bulletin = (label: string) => `https://api.church.test/api/File/bulletin?dateFolder=${label}`;
const copies = [
  { url: bulletin('Sun2026Nov22'), at: 20, size: 1 },
  { url: bulletin('Sun2026Nov15'), at: 30, size: 1 },
  { url: 'https://api.church.test/api/Announcement', at: 40, size: 1 },
];

describe('OFFL-02 the newest bulletin, when a new week has begun while offline', () => {
  it('is found: of the new Sunday nothing was known when the others were saved', () => {
    expect(speaksFor(bulletin('Sun2026Nov29'), copies)).toEqual(copies[1]);
    expect(speaksFor(bulletin('Sun2027Jan03'), copies)).toEqual(copies[1]);
  });

  it.each(['Sun2026Nov08', 'Sun2026Nov22', 'nonsense'])('is not told of %s, which nobody asked about', (label) => {
    expect(speaksFor(bulletin(label), copies)).toBeUndefined();
  });

  it('is not invented where none was saved', () => {
    expect(speaksFor(bulletin('Sun2026Nov29'), [])).toBeUndefined();
    expect(speaksFor('https://api.church.test/api/Announcement', copies)).toBeUndefined();
  });
});
