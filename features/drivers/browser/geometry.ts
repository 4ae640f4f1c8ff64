import type { Locator } from 'playwright';

/** A point in the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The position and size of an element in the window, in pixels. */
export type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** The edges of an element, or of a part of it, in the window, in pixels. */
export interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** @throws Error when it is not rendered */
export async function boxOf(thing: Locator): Promise<Box> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('It is not drawn');
  return box;
}

/** The middle of the visible part of an element. */
export async function middleOf(thing: Locator): Promise<Point> {
  const box = await boxOf(thing);
  const window = thing.page().viewportSize();
  if (window === null) throw new Error('The window has no size');
  const [left, right] = [Math.max(box.x, 0), Math.min(box.x + box.width, window.width)];
  const [top, bottom] = [Math.max(box.y, 0), Math.min(box.y + box.height, window.height)];
  if (left >= right || top >= bottom) throw new Error('It is outside of the window');
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** A point of the window relative to a page, as shares of its width and height. */
export async function sharesOf(page: Locator, point: Point): Promise<Point> {
  const { x, y, width, height } = await boxOf(page);
  return { x: (point.x - x) / width, y: (point.y - y) / height };
}
