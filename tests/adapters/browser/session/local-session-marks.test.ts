import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeLocalSessionMarks } from '@/adapters/browser/session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const everything = () =>
  [localStorage, sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, at) =>
      [storage.key(at), storage.getItem(storage.key(at) ?? '')].join('='),
    ),
  );

describe('REL-08 the marks that tabs share', () => {
  /** A tab with marks of its own, and a session storage that no other tab reads. */
  const tab = () => {
    sessionStorage.clear();
    return makeLocalSessionMarks();
  };

  /** A tab that has taken the session over from the one that was opened last. */
  const sibling = () => {
    const marks = makeLocalSessionMarks();
    marks.hasEnded();
    return marks;
  };

  it('tell that the user signed out of this session, by a word that says nothing of either', () => {
    const other = tab();
    other.markBegun(false);
    const here = tab();
    here.markBegun(false);
    const there = sibling();
    here.markSignedOut();
    expect([there.hasEnded(), other.hasEnded()]).toEqual([true, false]);
    expect(everything()).toEqual([
      expect.stringMatching(/^sessionsEnded=\d+(?:-\d+){3}$/),
      expect.stringMatching(/^sessionWord=\d+(?:-\d+){3}$/),
    ]);
  });

  it('end with what an earlier version kept of its users, and leave what belongs to the device', () => {
    for (const key of ['sessionEnded:12', 'author:12', 'seen:posts']) localStorage.setItem(key, 'x');
    makeLocalSessionMarks().markSignedOut();
    expect(Object.keys(localStorage).toSorted()).toEqual(['seen:posts', 'sessionsEnded']);
  });

  it('survive a reload of the tab', () => {
    const here = tab();
    here.markBegun(false);
    const reloaded = makeLocalSessionMarks();
    here.markSignedOut();
    expect(reloaded.hasEnded()).toBe(true);
  });

  it('go on when the same user signs in again, and begin anew after a logout, and for another user', () => {
    const here = tab();
    here.markBegun(false);
    const there = sibling();
    here.markBegun(true);
    here.markSignedOut();
    expect(there.hasEnded()).toBe(true);
    here.markBegun(false);
    expect(here.hasEnded()).toBe(false);
    const stays = sibling();
    here.markBegun(false);
    here.markSignedOut();
    expect(stays.hasEnded()).toBe(false);
  });

  it('begin with a word of its own where a session wrote none', () => {
    const here = tab();
    expect(here.hasEnded()).toBe(false);
    here.markSignedOut();
    expect(localStorage.getItem('sessionsEnded')).not.toBe('');
  });

  it('keep the words of the last twenty sessions alone', () => {
    const here = tab();
    for (let at = 0; at < 25; at += 1) {
      here.markBegun(false);
      here.markSignedOut();
    }
    expect(localStorage.getItem('sessionsEnded')?.split(' ')).toHaveLength(20);
  });

  it('say whether there may be a session to take over, but not after a reload', () => {
    const [here, there] = [makeLocalSessionMarks(), makeLocalSessionMarks()];
    expect(there.isOpen()).toBe(false);
    here.markOpen();
    expect(there.isOpen()).toBe(true);
    const entry = Object.assign(Object.create(performance.mark('navigation')), { type: 'reload' });
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
    expect(there.isOpen()).toBe(false);
    vi.restoreAllMocks();
    here.markSignedOut();
    expect(there.isOpen()).toBe(false);
    here.markOpen();
    there.markClosed();
    expect(here.isOpen()).toBe(false);
  });

  it('are read again when the page is restored or shown, or when another tab writes one', () => {
    const heard = vi.fn();
    const stop = makeLocalSessionMarks().onChange(heard);
    const events = () => {
      window.dispatchEvent(new Event('pageshow'));
      window.dispatchEvent(new Event('storage'));
      document.dispatchEvent(new Event('visibilitychange'));
    };
    events();
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    events();
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('REL-07 are missing where storage is denied, and nothing fails', () => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    const marks = makeLocalSessionMarks();
    marks.markOpen();
    marks.markBegun(false);
    marks.markSignedOut();
    expect([marks.hasEnded(), marks.isOpen()]).toEqual([false, false]);
  });
});
