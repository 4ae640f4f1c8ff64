import { expect, it } from 'vitest';
import { itemTitle } from '@/ui/messages/ko/item-pages.ts';

it("REL-14 a title with a mark that turns letters around leaves the church's name in the title of the page", () => {
  expect(itemTitle('바자회\u202E')).toBe('바자회 · 아순시온 소망한인교회');
});
