import { expect, it } from 'vitest';
import { toastSentence } from '@/ui/messages/ko/toasts.ts';

it('REL-14 a title with a mark that turns letters around leaves the sentence of a toast as it is', () => {
  const said = toastSentence({ subject: 'announcementDeleted', about: '바자회\u202E' });
  expect(said).toContain('바자회’');
});
