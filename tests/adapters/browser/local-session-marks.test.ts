import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeLocalSessionMarks } from '@/adapters/browser/local-session-marks.ts';

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

describe('REL-08 the marks that tabs leave for each other', () => {
  it('tell that a user signed out since the session here began, and name no token', () => {
    const [here, there] = [makeLocalSessionMarks(), makeLocalSessionMarks()];
    there.begin('member-1');
    expect(there.hasEnded('member-1')).toBe(false);
    here.end('member-1');
    expect(there.hasEnded('member-1')).toBe(true);
    expect(there.hasEnded('somebody-else')).toBe(false);
    expect(everything()).toEqual([expect.stringMatching(/^sessionEnded:member-1=[\d.e-]+$/), 'sessionBegun=']);
  });

  it('outlive a reload of the tab', () => {
    makeLocalSessionMarks().begin('member-1');
    const reloaded = makeLocalSessionMarks();
    makeLocalSessionMarks().end('member-1');
    expect(reloaded.hasEnded('member-1')).toBe(true);
  });

  it('count from the first look for a session that left none', () => {
    makeLocalSessionMarks().end('member-1');
    const marks = makeLocalSessionMarks();
    expect(marks.hasEnded('member-1')).toBe(false);
    makeLocalSessionMarks().end('member-1');
    expect(marks.hasEnded('member-1')).toBe(true);
  });

  it('say whether there may be a session to take over, which a reload does not do', () => {
    const [here, there] = [makeLocalSessionMarks(), makeLocalSessionMarks()];
    expect(there.isOpen()).toBe(false);
    here.open();
    expect(there.isOpen()).toBe(true);
    const entry = Object.assign(Object.create(performance.mark('navigation')), { type: 'reload' });
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
    expect(there.isOpen()).toBe(false);
    vi.restoreAllMocks();
    here.end('member-1');
    expect(there.isOpen()).toBe(false);
    here.open();
    there.close();
    expect(here.isOpen()).toBe(false);
  });

  it('are worth a look when the page comes back, is uncovered, or another tab has left one', () => {
    const heard = vi.fn();
    const stop = makeLocalSessionMarks().onNews(heard);
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

  it('REL-07 are none where storage is denied, and nothing breaks', () => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    const marks = makeLocalSessionMarks();
    marks.open();
    marks.begin('member-1');
    marks.end('member-1');
    expect([marks.hasEnded('member-1'), marks.isOpen()]).toEqual([false, false]);
  });
});
