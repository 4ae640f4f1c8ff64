import type { ChurchEvent } from '@/content/events/events.ts';

export const anEvent = (event: Partial<ChurchEvent> = {}): ChurchEvent => ({
  id: 1,
  name: '수요 말씀과 기도',
  start: '2026-11-18',
  end: event.start ?? '2026-11-18',
  type: 'wednesday',
  hostedBy: '교역자회',
  ...event,
});
