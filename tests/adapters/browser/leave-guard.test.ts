import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { makeBrowserLeaveGuard } from '@/adapters/browser/leave-guard.ts';
import { pageHistory } from '@/ui/kit/history/page-history.ts';
import { entrySlot } from '@/ui/kit/history/places.ts';
import { settled } from '../../fakes/deferred.ts';

interface Entry {
  readonly address: string;
  readonly state: unknown;
}

/**
 * The browser's history: a push removes the entries ahead, and `popstate` is dispatched some time after the navigation
 * was requested.
 */
let entries: Entry[] = [];
let at = 0;
/** The events that the router and the scroll memory received. */
let heard: string[] = [];

const addresses = () => entries.map(({ address }) => address);
const path = () => window.location.pathname;

function show(): void {
  const { address = '/', state } = entries[at] ?? {};
  History.prototype.replaceState.call(history, state, '', address);
}

async function step(steps: number): Promise<void> {
  if (entries[at + steps] === undefined) return;
  at += steps;
  show();
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  await settled();
}

const hear = () => heard.push(path());

beforeEach(() => {
  heard = [];
  entries = ['/member/manageMembers', '/member/detail/7', '/home'].map((address, entry) => ({
    address,
    state: { entry },
  }));
  at = 1;
  show();
  vi.spyOn(History.prototype, 'pushState').mockImplementation((state: unknown, _, address) => {
    entries = [...entries.slice(0, at + 1), { address: String(address ?? path()), state }];
    at += 1;
    show();
  });
  vi.spyOn(history, 'go').mockImplementation((steps = 0) => void Promise.resolve().then(() => step(steps)));
  window.addEventListener('popstate', hear);
});

afterEach(() => {
  window.removeEventListener('popstate', hear);
  vi.restoreAllMocks();
});

function held() {
  const guard = makeBrowserLeaveGuard(pageHistory, entrySlot);
  const tried = vi.fn();
  const release = guard.activate(tried);
  return { guard, tried, release };
}

describe('MEMB-05 a guarded page asks before it is left', () => {
  it('by a link or by code: the address stays until the reader agrees', async () => {
    const { guard, tried } = held();
    navigate('/communion/events');
    expect(path()).toBe('/member/detail/7');
    expect(tried).toHaveBeenCalledTimes(1);
    guard.leave();
    await settled();
    expect(path()).toBe('/communion/events');
    // The reader leaves from the first of the page's two entries, so that the second is removed too.
    expect(at).toBe(1);
    navigate('/home');
    expect(path()).toBe('/home');
    expect(tried).toHaveBeenCalledTimes(1);
  });

  it('and goes to the last target that was tried', async () => {
    const { guard } = held();
    navigate('/communion/events');
    navigate('/communion/announcements');
    guard.leave();
    await settled();
    expect(path()).toBe('/communion/announcements');
  });

  it('by Back: no listener hears of it, and the address stays until the reader agrees', async () => {
    const { guard, tried } = held();
    expect(path()).toBe('/member/detail/7');
    await step(-1);
    expect(path()).toBe('/member/detail/7');
    expect(heard).toEqual([]);
    expect(tried).toHaveBeenCalledTimes(1);
    await step(-1);
    expect(path()).toBe('/member/detail/7');
    expect(tried).toHaveBeenCalledTimes(2);
    guard.leave();
    await settled();
    expect(path()).toBe('/member/manageMembers');
    expect(heard).toEqual(['/member/manageMembers']);
  });

  it('and keeps the history state of others', () => {
    const { release } = held();
    expect(history.state).toMatchObject({ entry: 1 });
    release();
  });

  it('but not by a fragment or a query of the same page', async () => {
    const { tried, release } = held();
    navigate('/member/detail/7?tab=1');
    expect(window.location.search).toBe('?tab=1');
    entries = [...entries.slice(0, at + 1), { address: '/member/detail/7#main', state: null }];
    await step(1);
    expect(heard).toEqual(['/member/detail/7']);
    expect(tried).not.toHaveBeenCalled();
    release();
  });

  it('by closing the tab: the browser asks', () => {
    const { release } = held();
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    release();
    const after = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(after);
    expect(after.defaultPrevented).toBe(false);
  });

  it('but not by a jump over several entries', async () => {
    const { tried, release } = held();
    await step(-2);
    expect(path()).toBe('/member/manageMembers');
    expect(heard).toEqual(['/member/manageMembers']);
    expect(tried).not.toHaveBeenCalled();
    release();
    await settled();
    expect(path()).toBe('/member/manageMembers');
  });
});

describe('a page whose guard was released', () => {
  it('is in the history once, and can be left in every way', async () => {
    const { tried, release } = held();
    release();
    release();
    await settled();
    expect(at).toBe(1);
    expect(heard).toEqual([]);
    await step(-1);
    expect(path()).toBe('/member/manageMembers');
    navigate('/home');
    expect(path()).toBe('/home');
    expect(tried).not.toHaveBeenCalled();
  });

  it('and left at once is left from the first of its two entries', async () => {
    const { release } = held();
    release();
    navigate('/home', { replace: true });
    navigate('/communion/events');
    expect(path()).toBe('/member/detail/7');
    await settled();
    expect(path()).toBe('/communion/events');
    expect(at).toBe(1);
    expect(heard).toEqual([]);
  });

  it('can be guarded again at once', async () => {
    const { guard, tried, release } = held();
    release();
    const releaseAgain = guard.activate(tried);
    await settled();
    await step(-1);
    expect(path()).toBe('/member/detail/7');
    expect(tried).toHaveBeenCalledTimes(1);
    releaseAgain();
  });

  it('is in the history at most twice when it is guarded twice', () => {
    const guard = makeBrowserLeaveGuard(pageHistory, entrySlot);
    const second = vi.fn();
    guard.activate(() => expect.fail('The first hold is over'));
    const release = guard.activate(second);
    expect(addresses()).toEqual(['/member/manageMembers', '/member/detail/7', '/member/detail/7']);
    navigate('/home');
    expect(second).toHaveBeenCalledTimes(1);
    release();
  });

  it('navigates nowhere when no navigation was held back', async () => {
    const { guard } = held();
    guard.leave();
    await settled();
    expect(path()).toBe('/member/detail/7');
  });
});
