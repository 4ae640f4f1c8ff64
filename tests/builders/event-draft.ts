import type { EventDraft, NewEvent } from '@/content/events/events.writing.ts';

export const anEventDraft = (draft: Partial<EventDraft> = {}): EventDraft => ({
  start: '2026-12-05',
  end: '2026-12-05',
  name: '김장 나눔',
  hostedBy: '봉사위원회',
  type: 'general',
  limit: '',
  withWaitingList: '',
  ...draft,
});

export const aNewEvent = (event: Partial<NewEvent> = {}): NewEvent => ({
  start: '2026-12-05',
  end: event.start ?? '2026-12-05',
  name: '김장 나눔',
  hostedBy: '봉사위원회',
  type: 'general',
  ...event,
});
