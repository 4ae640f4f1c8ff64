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
  it('tell that the user signed out since this session began, and contain no token', () => {
    const [here, there] = [makeLocalSessionMarks(), makeLocalSessionMarks()];
    there.markBegun('member-1');
    expect(there.hasEnded('member-1')).toBe(false);
    here.markSignedOut('member-1');
    expect(there.hasEnded('member-1')).toBe(true);
    expect(there.hasEnded('somebody-else')).toBe(false);
    expect(everything()).toEqual([expect.stringMatching(/^sessionEnded:member-1=[\d.e-]+$/), 'sessionBegun=']);
  });

  it('survive a reload of the tab', () => {
    makeLocalSessionMarks().markBegun('member-1');
    const reloaded = makeLocalSessionMarks();
    makeLocalSessionMarks().markSignedOut('member-1');
    expect(reloaded.hasEnded('member-1')).toBe(true);
  });

  it('count from the first reading when the session wrote no beginning', () => {
    makeLocalSessionMarks().markSignedOut('member-1');
    const marks = makeLocalSessionMarks();
    expect(marks.hasEnded('member-1')).toBe(false);
    makeLocalSessionMarks().markSignedOut('member-1');
    expect(marks.hasEnded('member-1')).toBe(true);
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
    here.markSignedOut('member-1');
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
    marks.markBegun('member-1');
    marks.markSignedOut('member-1');
    expect([marks.hasEnded('member-1'), marks.isOpen()]).toEqual([false, false]);
  });
});
