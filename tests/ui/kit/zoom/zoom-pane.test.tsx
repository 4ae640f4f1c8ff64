import { act, fireEvent, render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ZoomPane } from '@/ui/kit/zoom/zoom-pane.tsx';

/** The box has the size of its content at scale 1, so that anything larger can be moved. */
const WIDTHS = ['scrollWidth', 'clientWidth', 'offsetWidth'] as const;
const HEIGHTS = ['clientHeight', 'offsetHeight'] as const;

beforeEach(() => {
  for (const name of WIDTHS) vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(400);
  for (const name of HEIGHTS) vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(300);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open() {
  render(
    <ZoomPane label="주보 쪽" tools={<button type="button">인쇄</button>}>
      <img src="/1.png" alt="1쪽" />
    </ZoomPane>,
  );
}

const box = () => screen.getByRole('region', { name: '주보 쪽' });
const picture = () => screen.getByRole('img', { name: '1쪽' });
const scale = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const focus = () => act(() => box().focus());
/** The offset of the content in the box, in pixels. */
const shift = () =>
  /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/
    .exec(picture().parentElement?.style.transform ?? '')
    ?.slice(1)
    .map(Number);

/** @returns whether the default was prevented, which would have scrolled the page */
function happens(type: string, given: object, target: Element = picture()): boolean {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), given);
  act(() => void target.dispatchEvent(event));
  return event.defaultPrevented;
}

const wheel = (deltaY: number, held: object = {}) =>
  happens('wheel', { deltaY, clientX: 100, clientY: 100, ctrlKey: false, metaKey: false, ...held });
const touches = (type: string, ...places: readonly (readonly [number, number])[]) =>
  happens(type, { touches: places.map(([x, y]) => ({ clientX: x, clientY: y, pageX: x, pageY: y })) });
const key = (name: string, held: object = {}) => !fireEvent.keyDown(box(), { key: name, ...held });
const times = (count: number, doing: () => void) => Array.from({ length: count }).forEach(doing);

describe('BULL-03 content that can be zoomed', () => {
  it('is fitted at first, and cannot be smaller', () => {
    open();
    expect(scale()).toBe('100%');
    for (const name of ['축소', '원래 크기']) expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    press('축소');
    expect(scale()).toBe('100%');
    expect(screen.getByRole('group', { name: '주보 쪽 크기' })).toContainElement(button('확대'));
    expect(button('인쇄')).toBeVisible();
  });

  it('adds no style element to the page', () => {
    open();
    expect([...document.querySelectorAll('style')].map((style) => style.textContent)).toEqual([]);
  });

  it('is zoomed in and out by its buttons, up to fourfold, and back at once', () => {
    open();
    times(3, () => press('확대'));
    press('축소');
    expect(scale()).toBe('150%');
    times(20, () => press('확대'));
    expect(scale()).toBe('400%');
    expect(button('확대')).toHaveAttribute('aria-disabled', 'true');
    press('원래 크기');
    expect(scale()).toBe('100%');
    expect(shift()).toEqual([0, 0]);
  });

  it('is zoomed by a tenth with each step of the wheel, however far it turns', () => {
    open();
    focus();
    for (const deltaY of [-100, -3, -240]) expect(wheel(deltaY)).toBe(true);
    expect(scale()).toBe('130%');
    times(3, () => wheel(100));
    expect(scale()).toBe('100%');
  });

  it('leaves the wheel to the page until it is pressed, or Ctrl or ⌘ is held, and at the smallest zoom', () => {
    open();
    expect([wheel(-100), wheel(100), scale()]).toEqual([false, false, '100%']);
    expect([wheel(-100, { ctrlKey: true }), wheel(-100, { metaKey: true }), scale()]).toEqual([true, true, '120%']);
    expect([wheel(-100), scale()]).toEqual([false, '120%']);
    focus();
    expect([wheel(100), wheel(100), wheel(100), scale()]).toEqual([true, true, false, '100%']);
  });

  it('is zoomed by two fingers, and scrolls the page by one while it is fitted', () => {
    open();
    touches('touchstart', [100, 100]);
    expect([touches('touchmove', [100, 60]), scale()]).toEqual([false, '100%']);
    touches('touchend');
    touches('touchstart', [100, 100], [200, 100]);
    expect([touches('touchmove', [50, 100], [250, 100]), scale()]).toEqual([true, '200%']);
    expect([touches('touchmove', [140, 100], [160, 100]), scale()]).toEqual([true, '100%']);
    touches('touchmove', [50, 100], [250, 100]);
    touches('touchend');
    touches('touchstart', [100, 100]);
    expect(touches('touchmove', [90, 60])).toBe(true);
  });

  it('is doubled by a double press, and fitted by the next', () => {
    open();
    fireEvent.doubleClick(picture(), { clientX: 100, clientY: 50 });
    expect([scale(), shift()]).toEqual(['200%', [-100, -50]]);
    fireEvent.doubleClick(picture(), { clientX: 100, clientY: 50 });
    expect([scale(), shift()]).toEqual(['100%', [0, 0]]);
  });

  it('is zoomed by +, - and 0, but not by the browser’s own shortcuts', () => {
    open();
    for (const name of ['+', '=', '-']) expect(key(name)).toBe(true);
    expect(scale()).toBe('125%');
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) expect(key('+', held)).toBe(false);
    expect([key('a'), key('PageDown'), scale()]).toEqual([false, false, '125%']);
    key('0');
    expect(scale()).toBe('100%');
  });

  it('is moved by arrows when it is zoomed, up to its edges; else they scroll the page', () => {
    open();
    expect([key('ArrowDown'), key('ArrowRight')]).toEqual([false, false]);
    fireEvent.doubleClick(picture(), { clientX: 200, clientY: 150 });
    expect(shift()).toEqual([-200, -150]);
    expect([key('ArrowDown'), key('ArrowRight'), shift()]).toEqual([true, true, [-280, -230]]);
    times(10, () => key('ArrowLeft'));
    times(10, () => key('ArrowDown'));
    expect(shift()).toEqual([0, -300]);
  });

  it('is dragged when it is zoomed, up to its edges, and then has the keys', () => {
    open();
    const drag = (across: number, down: number) => {
      const isTaken = happens('mousedown', { button: 0, clientX: 100, clientY: 100 });
      happens('mousemove', { buttons: 1, clientX: 100 + across, clientY: 100 + down });
      happens('mouseup', {});
      return isTaken;
    };
    expect([drag(-30, -20), shift()]).toEqual([false, [0, 0]]);
    press('확대');
    expect([drag(-30, -20), shift()]).toEqual([true, [-30, -20]]);
    expect([drag(50, -500), shift()]).toEqual([true, [0, -75]]);
    expect(box()).toHaveFocus();
  });

  it('stays within its limits after any input', () => {
    const doing = fc.oneof(
      fc.constantFrom('확대', '축소', '원래 크기').map((name) => () => press(name)),
      fc.integer({ min: -500, max: 500 }).map((deltaY) => () => wheel(deltaY, { ctrlKey: true })),
      fc.constantFrom('+', '-', '0', 'ArrowUp').map((name) => () => key(name)),
      fc.integer({ min: 1, max: 900 }).map((apart) => () => {
        touches('touchstart', [100, 100], [200, 100]);
        touches('touchmove', [100, 100], [100 + apart, 100]);
        touches('touchend');
      }),
      fc.constant(() => fireEvent.doubleClick(picture(), { clientX: 10, clientY: 10 })),
    );
    open();
    fc.assert(
      fc.property(fc.array(doing), (gestures) => {
        for (const gesture of gestures) gesture();
        const percent = Number.parseInt(scale() ?? '', 10);
        expect(percent).toBeGreaterThanOrEqual(100);
        expect(percent).toBeLessThanOrEqual(400);
        const [x = 1, y = 1] = shift() ?? [];
        expect(Math.max(x, y)).toBeLessThanOrEqual(0);
        expect(box().hasAttribute('data-enlarged')).toBe(percent > 100);
      }),
    );
  });
});

describe('zoomed content after a quick drag', () => {
  const fling = () => {
    vi.useFakeTimers({ toFake: ['Date', 'requestAnimationFrame', 'cancelAnimationFrame'] });
    open();
    press('확대');
    happens('mousedown', { button: 0, clientX: 100, clientY: 100 });
    for (const clientX of [98, 96, 92]) {
      vi.advanceTimersByTime(5);
      happens('mousemove', { buttons: 1, clientX, clientY: 100 });
    }
    happens('mouseup', {});
    const [let_go] = shift() ?? [];
    act(() => void vi.advanceTimersByTime(1000));
    return [let_go, shift()?.[0]] as const;
  };

  it('keeps gliding', () => {
    const [before = Number.NaN, after] = fling();
    expect(after).toBeLessThan(before);
  });

  it('stops at once with reduced motion', () => {
    const browserMatches = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.defineProperty(browserMatches(media), 'matches', { value: media === '(prefers-reduced-motion: reduce)' }),
    );
    const [before, after] = fling();
    expect(after).toBe(before);
  });
});
