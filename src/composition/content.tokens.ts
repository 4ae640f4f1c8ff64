import type { Advertisement, AdvertisementDraft } from '@/content/domain/advertisement.ts';
import type { Announcement, AnnouncementDraft } from '@/content/domain/announcement.ts';
import type { BibleStudy, BibleStudyDraft } from '@/content/domain/bible-study.ts';
import type { DraftProblem, PostFailure } from '@/content/domain/post.ts';
import type { UploadQueueActor } from '@/content/machines/provide-upload-queue.ts';
import type { AdvertisementPublisher, AdvertisementRepository } from '@/content/ports/advertisement-repository.ts';
import type { AnnouncementRepository } from '@/content/ports/announcement-repository.ts';
import type { BibleStudyPublisher, BibleStudyRepository } from '@/content/ports/bible-study-repository.ts';
import type { PublishAnnouncement } from '@/content/use-cases/make-publish-announcement.ts';
import type { FormValues } from '@/shared/machines/form.machine.ts';
import type { ProvidedFeed } from '@/shared/machines/provide-feed.ts';
import type { ProvidedForm } from '@/shared/machines/provide-form.ts';
import { token } from './token.ts';

export interface PostForm<Values extends FormValues> extends ProvidedForm<Values, DraftProblem, PostFailure> {
  /** Names of files that were chosen before the page was loaded anew: they have to be chosen again. */
  readonly lostFiles: readonly string[];
  /** The form has gone from the page. */
  readonly left: () => void;
}

/** The form of a new post; what it publishes goes to `published`. */
export type PostFormFactory<Values extends FormValues, Item> = (published: (item: Item) => void) => PostForm<Values>;
export type AnnouncementFormFactory = PostFormFactory<AnnouncementDraft, Announcement>;
export type BibleStudyFormFactory = PostFormFactory<BibleStudyDraft, BibleStudy>;
export type AdvertisementFormFactory = PostFormFactory<AdvertisementDraft, Advertisement>;

export const ANNOUNCEMENT_REPOSITORY = token<AnnouncementRepository>('AnnouncementRepository');
export const PUBLISH_ANNOUNCEMENT = token<PublishAnnouncement>('PublishAnnouncement');
export const ANNOUNCEMENT_FEED = token<ProvidedFeed<Announcement>>('AnnouncementFeed');
export const ANNOUNCEMENT_FORM = token<AnnouncementFormFactory>('AnnouncementForm');
export const BIBLE_STUDY_REPOSITORY = token<BibleStudyRepository>('BibleStudyRepository');
export const BIBLE_STUDY_FEED = token<ProvidedFeed<BibleStudy>>('BibleStudyFeed');
export const BIBLE_STUDY_PUBLISHER = token<BibleStudyPublisher>('BibleStudyPublisher');
export const BIBLE_STUDY_UPLOADS = token<UploadQueueActor>('BibleStudyUploads');
export const BIBLE_STUDY_FORM = token<BibleStudyFormFactory>('BibleStudyForm');
export const ADVERTISEMENT_REPOSITORY = token<AdvertisementRepository>('AdvertisementRepository');
export const ADVERTISEMENT_FEED = token<ProvidedFeed<Advertisement>>('AdvertisementFeed');
export const ADVERTISEMENT_PUBLISHER = token<AdvertisementPublisher>('AdvertisementPublisher');
export const ADVERTISEMENT_UPLOADS = token<UploadQueueActor>('AdvertisementUploads');
export const ADVERTISEMENT_FORM = token<AdvertisementFormFactory>('AdvertisementForm');
