import { afterEach, describe, expect, it } from 'vitest';
import { makePointerTrail } from '@/ui/patterns/board/dragging.ts';

const trail = makePointerTrail();
const mouse = (type: string, clientX: number, clientY: number) =>
  document.body.dispatchEvent(new MouseEvent(type, { clientX, clientY, bubbles: true }));

afterEach(() => trail.end());

describe('DUTY-04 the point of a drop', () => {
  it('is the last position of the pointer', () => {
    trail.begin();
    mouse('mousemove', 10, 20);
    mouse('mouseup', 30, 40);
    expect(trail.end()).toEqual({ x: 30, y: 40 });
  });

  it('is read although another listener ends the drag by the same event', () => {
    const stop = (event: Event) => event.stopPropagation();
    document.addEventListener('mouseup', stop, { capture: true });
    trail.begin();
    mouse('mouseup', 1, 2);
    document.removeEventListener('mouseup', stop, { capture: true });
    expect(trail.end()).toEqual({ x: 1, y: 2 });
  });

  it('of a finger is where it left the screen', () => {
    trail.begin();
    const event = Object.assign(new Event('touchend', { bubbles: true }), {
      changedTouches: [{ clientX: 5, clientY: 6 }],
    });
    document.body.dispatchEvent(event);
    expect(trail.end()).toEqual({ x: 5, y: 6 });
  });

  it('is unknown for a drag by keys, and cleared afterwards', () => {
    trail.begin();
    expect(trail.end()).toBeUndefined();
    trail.begin();
    mouse('mousemove', 7, 8);
    trail.end();
    mouse('mousemove', 9, 9);
    trail.begin();
    expect(trail.end()).toBeUndefined();
  });
});

describe('DUTY-05 the dragged item', () => {
  const carriedTo = (element: HTMLElement) => element.style.translate;

  it('follows the pointer without a render, also when it appears after the first move', () => {
    const element = document.createElement('div');
    trail.begin({ x: 100, y: 50 });
    mouse('mousemove', 110, 60);
    trail.carry(element);
    expect(carriedTo(element)).toBe('10px 10px');
    mouse('mousemove', 90, 70);
    expect(carriedTo(element)).toBe('-10px 20px');
    trail.carry(null);
    mouse('mousemove', 0, 0);
    expect(carriedTo(element)).toBe('-10px 20px');
  });

  it('is left alone by a pointer that moves while keys drag it', () => {
    const element = document.createElement('div');
    trail.begin();
    trail.carry(element);
    mouse('mousemove', 110, 60);
    expect(carriedTo(element)).toBe('');
    trail.carry(null);
  });
});
