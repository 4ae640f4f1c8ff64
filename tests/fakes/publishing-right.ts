import type { PublishingRightRef } from '@/content/machines/provide-post-form.ts';
import type { ShownForm } from '@/content/machines/watch-form-emptied.ts';

/** A right to publish that is never lost; it records the forms that were shown. */
export function recordedRight(shown: ShownForm[] = []): PublishingRightRef {
  return { send: (event) => event.type === 'form.shown' && shown.push(event.shown) };
}
