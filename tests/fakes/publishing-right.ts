import type { PublishingRightRef, ShownForm } from '@/content/writing/publishing-right.machine.ts';

/** A right to publish that is never lost; it records the forms that were shown. */
export function recordedRight(shown: ShownForm[] = []): PublishingRightRef {
  return { send: (event) => event.type === 'form.shown' && shown.push(event.shown) };
}
