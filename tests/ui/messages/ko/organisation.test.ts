import { expect, it } from 'vitest';
import { titleOf } from '@/ui/messages/ko/organisation.ts';

it("REL-14 a name with a mark that turns letters around leaves the church's name in the title of the page", () => {
  expect(titleOf('교육위원회\u202E')).toBe('교육위원회 · 아순시온 소망한인교회');
});
