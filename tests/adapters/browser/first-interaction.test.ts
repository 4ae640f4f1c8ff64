import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFirstInteraction } from '@/adapters/browser/first-interaction.ts';

const IDLE_WITHIN_MS = 200;

describe('work deferred until the first interaction', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    sessionStorage.clear();
    localStorage.clear();
    document.body.replaceChildren();
  });

  const watched = () => {
    const run = vi.fn();
    afterFirstInteraction(run);
    return run;
  };
  const timesWhenIdle = (run: ReturnType<typeof watched>) => {
    vi.advanceTimersByTime(IDLE_WITHIN_MS);
    return run.mock.calls.length;
  };

  it.each(['pointerover', 'keydown', 'focusin', 'click'])('runs after a %s, with that event', (sign) => {
    const run = watched();
    expect(timesWhenIdle(run)).toBe(0);
    const event = new Event(sign, { bubbles: true });
    document.body.dispatchEvent(event);
    expect(run).not.toHaveBeenCalled();
    expect(timesWhenIdle(run)).toBe(1);
    expect(run).toHaveBeenCalledWith(event);
  });

  it('runs once', () => {
    const run = watched();
    for (const sign of ['pointerover', 'click', 'keydown']) document.body.dispatchEvent(new Event(sign));
    expect(timesWhenIdle(run)).toBe(1);
    document.body.dispatchEvent(new Event('keydown'));
    expect(timesWhenIdle(run)).toBe(1);
  });

  it.each(['jwtToken', 'AccessToken'])('runs at once with a token under "%s" (AUTH-09)', (key) => {
    sessionStorage.setItem(key, 'token');
    expect(timesWhenIdle(watched())).toBe(1);
  });

  it('runs at once in a browser whose session a new tab may take over (AUTH-18)', () => {
    localStorage.setItem('sessionOpen', '1');
    expect(timesWhenIdle(watched())).toBe(1);
  });

  it('waits where storage is denied (REL-07)', () => {
    vi.stubGlobal('sessionStorage', undefined);
    vi.stubGlobal('localStorage', undefined);
    expect(timesWhenIdle(watched())).toBe(0);
  });

  it('runs at once without a network connection, which the page has to report (OFFL-02)', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(timesWhenIdle(watched())).toBe(1);
  });

  it('runs after ten seconds without an interaction', () => {
    const run = watched();
    vi.advanceTimersByTime(9_000);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(timesWhenIdle(run)).toBe(1);
    document.body.dispatchEvent(new Event('keydown'));
    expect(timesWhenIdle(run)).toBe(1);
  });

  it('runs at once when the user has interacted before the program loaded', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    expect(timesWhenIdle(watched())).toBe(1);
    field.blur();
    expect(timesWhenIdle(watched())).toBe(0);
    vi.stubGlobal('navigator', { onLine: true, userActivation: { hasBeenActive: true } });
    expect(timesWhenIdle(watched())).toBe(1);
  });
});
