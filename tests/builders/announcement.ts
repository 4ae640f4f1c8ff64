import type { AnnouncementDraft } from '@/content/posts/announcements.writing.ts';
import type { Announcement } from '@/content/posts/posts.ts';

export const anAnnouncement = (announcement: Partial<Announcement> = {}): Announcement => ({
  id: 1,
  title: '추수감사절 예배',
  content: '함께 예배드립니다.',
  author: '교회 사무실',
  created: '2026-11-20',
  ...announcement,
});

export const aDraft = (draft: Partial<AnnouncementDraft> = {}): AnnouncementDraft => ({
  title: '추수감사절 예배',
  content: '함께 예배드립니다.',
  author: '교회 사무실',
  ...draft,
});
