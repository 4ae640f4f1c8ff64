import type { Draft } from '@/shared/machines/provide-form.ts';
import type { Announcement, AnnouncementDraft } from '../domain/announcement.ts';
import { draftErrors } from '../domain/post.ts';
import type { PublishAnnouncement } from '../use-cases/make-publish-announcement.ts';
import type { WrittenDrafts } from '../use-cases/make-written-drafts.ts';
import { leadIntoList, type PostFormFactory, type PostNotifications, providePostForm } from './provide-post-form.ts';

/** The forms of new announcements (ANNO-02). */
export function provideAnnouncementForms(
  publish: PublishAnnouncement,
  { blank, remember }: WrittenDrafts,
  draft: Draft<AnnouncementDraft>,
  dependencies: PostNotifications,
): PostFormFactory<AnnouncementDraft, Announcement> {
  const definition = { initial: blank(), restarted: blank, errors: draftErrors };
  return (list, right) => ({
    ...providePostForm(dependencies, {
      name: 'announcement',
      definition,
      draft,
      right,
      publish,
      list,
      lead: leadIntoList(dependencies.navigation),
      remember,
    }),
    lostFiles: [],
  });
}
