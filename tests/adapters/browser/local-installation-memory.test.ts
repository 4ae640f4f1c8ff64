import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localInstallationMemory as memory } from '@/adapters/browser/local-installation-memory.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('OFFL-01 what the device remembers of the offer', () => {
  it('counts a visit once, however often the page is loaded in it', () => {
    expect([memory.visits(), memory.visits()]).toEqual([1, 1]);
    sessionStorage.clear();
    expect(memory.visits()).toBe(2);
  });

  it('remembers an answer for good', () => {
    expect(memory.isAnswered()).toBe(false);
    memory.noteAnswered();
    sessionStorage.clear();
    expect(memory.isAnswered()).toBe(true);
  });

  it('REL-07 takes each visit for the first where storage is denied', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(memory.visits()).toBe(1);
    expect(memory.isAnswered()).toBe(false);
    memory.noteAnswered();
    vi.unstubAllGlobals();
  });
});
