import type { Draft } from '@/shared/machines/provide-form.ts';
import { type Announcement, type AnnouncementDraft, announcementKind } from '../domain/announcement.ts';
import type { PostField } from '../domain/post.ts';
import type { PublishAnnouncement } from '../use-cases/make-publish-announcement.ts';
import type { WrittenDrafts } from '../use-cases/make-written-drafts.ts';
import { leadIntoList, type PostFormFactory, type PostNotifications, providePostForm } from './provide-post-form.ts';

/** The forms of new announcements (ANNO-02). */
export function provideAnnouncementForms(
  publish: PublishAnnouncement,
  { blank, remember }: WrittenDrafts<PostField>,
  draft: Draft<AnnouncementDraft>,
  dependencies: PostNotifications,
): PostFormFactory<AnnouncementDraft, Announcement> {
  return (list, right) => ({
    ...providePostForm(dependencies, {
      name: announcementKind.name,
      definition: { initial: blank(), restarted: blank, errors: announcementKind.errors },
      draft,
      right,
      publish,
      list,
      linkTo: leadIntoList(dependencies.navigation),
      remember,
    }),
    lostFiles: [],
  });
}
