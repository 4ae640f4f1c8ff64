import { beforeEach, describe, expect, it } from 'vitest';
import type { ZoomEvent } from '@/organisation/machines/zoom.machine.ts';
import { followZoomGestures, keepMiddle } from '@/ui/organisation/zoom-gestures.ts';

let box: HTMLElement;
let sent: ZoomEvent[];
let stop: () => void;

beforeEach(() => {
  box = document.createElement('div');
  sent = [];
  stop = followZoomGestures(box, (event) => sent.push(event));
});

/** @returns whether the browser was kept from doing what it does with it */
function happens(type: string, given: object): boolean {
  const event = Object.assign(new Event(type, { cancelable: true }), given);
  box.dispatchEvent(event);
  return event.defaultPrevented;
}

const turn = (given: object) => happens('wheel', { ctrlKey: false, metaKey: false, deltaY: -1, ...given });
const fingers = (...places: readonly (readonly [number, number])[]) =>
  happens('touchmove', { touches: places.map(([clientX, clientY]) => ({ clientX, clientY })) });

describe('gestures over a picture', () => {
  it('a wheel enlarges and shrinks with Ctrl or ⌘, and scrolls the page without', () => {
    expect([turn({}), turn({ ctrlKey: true }), turn({ metaKey: true, deltaY: 1 })]).toEqual([false, true, true]);
    expect(sent).toEqual([
      { type: 'zoom.scaled', factor: 1.1 },
      { type: 'zoom.scaled', factor: 1 / 1.1 },
    ]);
  });

  it('two fingers enlarge by as much as they part, and one pans', () => {
    expect(fingers([0, 0])).toBe(false);
    expect(fingers([0, 0], [30, 40])).toBe(true);
    fingers([0, 0], [60, 80]);
    fingers([0, 0], [0, 50]);
    expect(sent).toEqual([
      { type: 'zoom.scaled', factor: 2 },
      { type: 'zoom.scaled', factor: 0.5 },
    ]);
  });

  it('two fingers that come anew begin anew', () => {
    fingers([0, 0], [0, 100]);
    happens('touchend', {});
    fingers([0, 0], [0, 10]);
    expect(sent).toEqual([]);
  });

  it('are heard no more once stopped', () => {
    stop();
    turn({ ctrlKey: true });
    fingers([0, 0], [0, 10]);
    fingers([0, 0], [0, 20]);
    expect(sent).toEqual([]);
  });
});

describe('the box of a picture', () => {
  const sized = (scrollWidth: number) =>
    Object.defineProperties(box, {
      clientWidth: { value: 100 },
      clientHeight: { value: 100 },
      scrollWidth: { value: scrollWidth },
    });

  it('begins in the middle of the top', () => {
    keepMiddle(sized(300), undefined, 1);
    expect([box.scrollLeft, box.scrollTop]).toEqual([100, 0]);
  });

  it('keeps what stands in its middle there', () => {
    sized(600);
    box.scrollLeft = 100;
    box.scrollTop = 0;
    keepMiddle(box, 1, 2);
    expect([box.scrollLeft, box.scrollTop]).toEqual([250, 50]);
  });
});
