import type { Announcement, AnnouncementDraft } from '@/content/domain/announcement.ts';
import type { PostFormFactory } from '@/content/machines/provide-post-form.ts';
import type { AnnouncementRepository } from '@/content/ports/announcement-repository.ts';
import type { PublishAnnouncement } from '@/content/use-cases/make-publish-announcement.ts';
import { token } from './token.ts';

export const ANNOUNCEMENT_REPOSITORY = token<AnnouncementRepository>('AnnouncementRepository');
export const PUBLISH_ANNOUNCEMENT = token<PublishAnnouncement>('PublishAnnouncement');
export const ANNOUNCEMENT_FORM = token<PostFormFactory<AnnouncementDraft, Announcement>>('AnnouncementForm');
