import type { BibleStudy } from '@/content/posts/posts.ts';

export const aBibleStudy = (study: Partial<BibleStudy> = {}): BibleStudy => ({
  id: 1,
  title: '창세기 1과: 태초에',
  created: '2026-11-19',
  sheet: '/api/bibleStudy/1/download',
  ...study,
});
