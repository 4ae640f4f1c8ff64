import type { Locator } from 'playwright';

export type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

export async function boxOf(thing: Locator): Promise<Box> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('It is not drawn');
  return box;
}
