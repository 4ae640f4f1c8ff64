import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeRoomFor } from '@/ui/app/shell/toasts.tsx';
import { settled } from '../../../../fakes/deferred.ts';

const WINDOW = { width: 360, height: 640 };

/** An element at a given height of the window. */
function standing(tag: string, top: number, bottom: number): HTMLElement {
  const element = document.body.appendChild(document.createElement(tag));
  element.getBoundingClientRect = () => new DOMRect(0, top, WINDOW.width, bottom - top);
  return element;
}

const room = () =>
  ['--toasts-above', '--toasts-below'].map((name) => document.documentElement.style.getPropertyValue(name));

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('NOTI-01 toasts', () => {
  it.each([
    ['at the top', 120, 190, ['190px', '0px']],
    ['above the BottomNav', 500, 572, ['0px', '140px']],
    ['that have all gone', 572, 572, ['0px', '0px']],
  ] as const)('%s are made room for', async (_, top, bottom, taken) => {
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(WINDOW.height);
    const end = makeRoomFor(standing('div', top, bottom));
    window.dispatchEvent(new Event('resize'));
    await settled();
    expect(room()).toEqual(taken);
    end();
    expect(room()).toEqual(['', '']);
  });

  it('that disappear leave the room of an open dialog unchanged until it closes', async () => {
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(WINDOW.height);
    const toasts = standing('div', 120, 190);
    const end = makeRoomFor(toasts);
    const dialog = standing('div', 200, 600);
    dialog.setAttribute('aria-modal', 'true');
    await settled();
    toasts.getBoundingClientRect = () => new DOMRect(0, 120, WINDOW.width, 0);
    window.dispatchEvent(new Event('resize'));
    expect(room()).toEqual(['190px', '0px']);
    dialog.remove();
    await settled();
    expect(room()).toEqual(['0px', '0px']);
    end();
  });

  it.each([
    ['moves out from under them', 520, 560, 1],
    ['beside them stays where it is', 200, 240, 0],
  ] as const)('the field in hand %s', (_, top, bottom, moves) => {
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(WINDOW.height);
    const field = standing('input', top, bottom);
    const scrolled = vi.fn();
    field.scrollIntoView = scrolled;
    field.focus();
    const end = makeRoomFor(standing('div', 500, 572));
    window.dispatchEvent(new Event('resize'));
    expect(scrolled).toHaveBeenCalledTimes(moves);
    end();
  });
});
