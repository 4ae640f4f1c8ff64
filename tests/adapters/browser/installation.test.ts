import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeLocalInstallationMemory } from '@/adapters/browser/installation.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Loads the page with that type of navigation and that referrer. */
function load({ type = 'navigate', referrer = '' } = {}) {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  return makeLocalInstallationMemory();
}

describe('OFFL-01 what the device remembers of the offer', () => {
  it('is the number of visits, however often it is read', () => {
    const first = load();
    expect([first.visits(), first.visits()]).toEqual([1, 1]);
    expect(load({ referrer: 'https://search.example/' }).visits()).toBe(2);
    expect(load().visits()).toBe(3);
  });

  it.each([
    ['a reload', { type: 'reload' }],
    ['a step back', { type: 'back_forward' }],
    ['a link of the site itself', { referrer: `${window.location.origin}/intro/vision` }],
  ])('counts no further visit for %s', (_, way) => {
    load().visits();
    expect(load(way).visits()).toBe(1);
  });

  it('AUTH-11 leaves the storage of the tab empty', () => {
    load().visits();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is the answer for good', () => {
    expect(load().isAnswered()).toBe(false);
    load().noteAnswered();
    expect(load().isAnswered()).toBe(true);
  });

  it('REL-07 takes each visit for the first where storage is denied', () => {
    vi.stubGlobal('localStorage', undefined);
    const memory = makeLocalInstallationMemory();
    expect(memory.visits()).toBe(1);
    expect(memory.isAnswered()).toBe(false);
    memory.noteAnswered();
  });
});
