import { describe, expect, it } from 'vitest';
import { itemTitle } from '@/ui/messages/ko/item-pages.ts';
import { titleOf } from '@/ui/messages/ko/organisation.ts';
import { toastSentence } from '@/ui/messages/ko/toasts.ts';

/** With a mark that has all letters behind it stand from right to left. */
const TURNING = '바자회\u202E';

describe('REL-14 a title with a mark that turns letters around', () => {
  it('leaves the sentence of a toast as it is', () => {
    expect(toastSentence({ subject: 'announcementDeleted', about: TURNING })).not.toContain('\u202E');
    expect(toastSentence({ subject: 'announcementDeleted', about: TURNING })).toContain('바자회');
  });

  it('leaves the name of the church in the title of the page', () => {
    expect([itemTitle(TURNING), titleOf(TURNING)]).toEqual([
      '바자회 · 아순시온 소망한인교회',
      '바자회 · 아순시온 소망한인교회',
    ]);
  });
});
