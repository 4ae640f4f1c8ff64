import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { makeBrowserLeaveGuard } from '@/adapters/browser/leave-guard.ts';
import { createLayerHistory } from '@/ui/kit/history/layers.ts';
import { createPageHistory } from '@/ui/kit/history/page-history.ts';
import { type EntryAddition, entrySlot, startScrollMemory } from '@/ui/kit/history/places.ts';
import { withSessionHistory } from '../../../fakes/session-history.ts';

const { entries, heard, settle, reload } = withSessionHistory();

/** All code that writes to the history besides the router, as a document loads it. */
function loadDocument() {
  const additions = new Set<EntryAddition>();
  const pageHistory = createPageHistory(additions);
  startScrollMemory(
    () => undefined,
    (path) => path,
    additions,
  );
  const layers = createLayerHistory(pageHistory);
  const guard = makeBrowserLeaveGuard(pageHistory, entrySlot);
  const asked = vi.fn();
  return {
    asked,
    guard: () => guard.activate(asked),
    leave: () => guard.leave(),
    /** Opens a dialog that closes as soon as it is asked to. */
    open: async () => {
      const close = vi.fn(() => closed());
      const closed = layers.lay(close);
      await settle();
      return close;
    },
  };
}

let page: ReturnType<typeof loadDocument>;

beforeEach(() => {
  document.body.innerHTML = '';
  page = loadDocument();
  navigate('/form');
});

/** Presses Back that many times at once. */
async function goBack(times = 1): Promise<void> {
  for (let pressed = 0; pressed < times; pressed += 1) history.back();
  await settle();
}

/** The navigation that removes the entry of a closed dialog has begun, and is not finished. */
const whileStepping = () => vi.advanceTimersByTimeAsync(1);

describe('MEMB-05, ROUTE-09 a dialog over a guarded page', () => {
  it('has its entry above the two of the page; Back closes it, and the next Back asks', async () => {
    page.guard();
    const close = await page.open();
    expect(entries()).toBe('/home /form /form:second [/form:second:1]');
    await goBack();
    expect(close).toHaveBeenCalledTimes(1);
    expect(page.asked).not.toHaveBeenCalled();
    await goBack();
    expect(page.asked).toHaveBeenCalledTimes(1);
    expect(entries()).toBe('/home /form [/form:second] /form:second:1');
    page.leave();
    await settle();
    expect(entries()).toBe('[/home] /form /form:second /form:second:1');
    expect(heard()).toEqual(['/form', '/home']);
  });

  it('that lies over another gives one entry back', async () => {
    page.guard();
    const below = await page.open();
    const above = await page.open();
    expect(entries()).toBe('/home /form /form:second /form:second:1 [/form:second:2]');
    above();
    await settle();
    expect(entries()).toBe('/home /form /form:second [/form:second:1] /form:second:2');
    await goBack();
    expect(below).toHaveBeenCalledTimes(1);
    expect(page.asked).not.toHaveBeenCalled();
  });

  it('with a link: asks, and the next page takes the entry of the dialog', async () => {
    page.guard();
    const close = await page.open();
    navigate('/next');
    await settle();
    expect(entries()).toBe('/home /form /form:second [/form:second:1]');
    expect(page.asked).toHaveBeenCalledTimes(1);
    page.leave();
    await settle();
    close();
    await settle();
    expect(location.pathname).toBe('/next');
    await goBack();
    expect(location.pathname).toBe('/form');
  });

  it('that is just closing when a link is followed: asks once it has closed', async () => {
    page.guard();
    const close = await page.open();
    close();
    await whileStepping();
    navigate('/next');
    await settle();
    expect(page.asked).toHaveBeenCalledTimes(1);
    page.leave();
    await settle();
    expect(entries()).toBe('/home /form [/next]');
    expect(heard()).toEqual(['/form', '/next']);
  });

  it('that is open when the page is saved stays open, and closes without leaving the page', async () => {
    const release = page.guard();
    const close = await page.open();
    release();
    await settle();
    expect(close).not.toHaveBeenCalled();
    close();
    await settle();
    expect(location.pathname).toBe('/form');
    expect(heard()).toEqual(['/form']);
  });

  it('that is just closing when the page is saved: the page is in the history once', async () => {
    const release = page.guard();
    const close = await page.open();
    close();
    await whileStepping();
    release();
    await settle();
    expect(entries()).toBe('/home [/form] /form:second /form:second:1');
    expect(heard()).toEqual(['/form']);
  });

  it('that opens while the guard steps back is laid after that step', async () => {
    const release = page.guard();
    release();
    const close = await page.open();
    expect(entries()).toBe('/home /form [/form:1]');
    expect(close).not.toHaveBeenCalled();
    close();
    await settle();
    expect(entries()).toBe('/home [/form] /form:1');
  });
});

describe('ROUTE-09 Back, pressed twice at once', () => {
  it('closes the dialog, and leaves the page', async () => {
    navigate('/other');
    const close = await page.open();
    await goBack(2);
    expect(close).toHaveBeenCalledTimes(1);
    expect(entries()).toBe('/home [/form] /other /other:1');
  });

  it('asks on a guarded page, which stays', async () => {
    navigate('/other');
    page.guard();
    await goBack(2);
    expect(page.asked).toHaveBeenCalled();
    expect(entries()).toBe('/home /form /other [/other:second]');
    expect(heard()).toEqual(['/form', '/other']);
  });

  it('closes the dialog of a guarded page, and asks', async () => {
    page.guard();
    const close = await page.open();
    await goBack(2);
    expect(close).toHaveBeenCalledTimes(1);
    expect(page.asked).toHaveBeenCalledTimes(1);
    expect(entries()).toBe('/home /form [/form:second] /form:second:1');
  });
});

describe('ROUTE-09 a reload', () => {
  it('under an open dialog of a guarded page leaves the page twice in the history, and it can be guarded again', async () => {
    page.guard();
    await page.open();
    reload();
    page = loadDocument();
    await settle();
    expect(entries()).toBe('/home /form [/form:second] /form:second:1');
    page.guard();
    await goBack();
    expect(page.asked).toHaveBeenCalledTimes(1);
    page.leave();
    await settle();
    expect(location.pathname).toBe('/home');
  });

  it('while the guard steps back leaves the page as it is', async () => {
    page.guard()();
    reload();
    page = loadDocument();
    await settle();
    expect(entries()).toBe('/home /form [/form:second]');
  });

  it('while a dialog closes takes its entry away all the same', async () => {
    const close = await page.open();
    close();
    await whileStepping();
    reload();
    page = loadDocument();
    await settle();
    expect(entries()).toBe('/home [/form] /form:1');
  });
});

describe('ROUTE-06 a redirect', () => {
  it('under an open dialog takes its entry, and stays when the dialog closes', async () => {
    const close = await page.open();
    navigate('/login', { replace: true });
    close();
    await settle();
    expect(entries()).toBe('/home /form [/login]');
    expect(heard()).toEqual(['/form', '/login']);
  });

  it('of the query under an open dialog does not keep Back from closing it', async () => {
    const close = await page.open();
    navigate('/form?q=a', { replace: true });
    await goBack();
    expect(close).toHaveBeenCalledTimes(1);
    expect(entries()).toBe('/home [/form] /form?q=a');
  });

  it('while a dialog closes replaces the page, and not the entry that is taken away', async () => {
    const close = await page.open();
    close();
    await whileStepping();
    navigate('/login', { replace: true });
    await settle();
    expect(entries()).toBe('/home [/login] /form:1');
  });

  it('while the guard steps back replaces the one entry of the page', async () => {
    page.guard()();
    navigate('/login', { replace: true });
    await settle();
    expect(entries()).toBe('/home [/login] /form:second');
  });
});

describe('ROUTE-09 the number of an entry, by which its scroll position is known', () => {
  const number = (): unknown => Reflect.get(Object(Reflect.get(Object(history.state), 'entry')), 0);

  it('is given in the change that pushes the entry, and kept in that of a redirect', () => {
    const replacing = vi.spyOn(History.prototype, 'replaceState');
    replacing.mockClear();
    navigate('/intro');
    expect(number()).toBe(2);
    expect(replacing).not.toHaveBeenCalled();
    navigate('/intro/vision', { replace: true });
    expect(number()).toBe(2);
    expect(replacing).toHaveBeenCalledTimes(1);
  });

  it('comes with the positions of the entries before, and of none that the browser has dropped', async () => {
    navigate('/other');
    await goBack();
    navigate('/next');
    expect(entries()).toBe('/home /form [/next]');
    expect(history.state).toEqual({ entry: [2, 0, 0] });
  });

  it('is the next after that of its page, where it takes the entry of a dialog', async () => {
    expect(number()).toBe(1);
    await page.open();
    expect(number()).toBe(1);
    navigate('/next');
    await settle();
    expect(entries()).toBe('/home /form [/next]');
    expect(number()).toBe(2);
  });

  it('is the next after that of its page, where the guard has delayed it', async () => {
    page.guard();
    navigate('/next');
    await settle();
    expect(number()).toBe(1);
    page.leave();
    await settle();
    expect(entries()).toBe('/home /form [/next]');
    expect(number()).toBe(2);
  });

  it('is the next after that of its page, where it has waited for a dialog to close', async () => {
    const close = await page.open();
    close();
    await whileStepping();
    navigate('/next');
    await settle();
    expect(number()).toBe(2);
  });
});

it('ROUTE-09 a link while a dialog closes is followed from the page', async () => {
  const close = await page.open();
  close();
  await whileStepping();
  navigate('/next');
  await settle();
  expect(entries()).toBe('/home /form [/next]');
  expect(heard()).toEqual(['/form', '/next']);
});
