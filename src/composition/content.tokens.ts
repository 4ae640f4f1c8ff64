import type { Advertisement, AdvertisementDraft } from '@/content/domain/advertisement.ts';
import type { Announcement, AnnouncementDraft } from '@/content/domain/announcement.ts';
import type { BibleStudy, BibleStudyDraft } from '@/content/domain/bible-study.ts';
import type { DraftProblem, PostRefusal } from '@/content/domain/post.ts';
import type { UploadQueueActor } from '@/content/machines/upload-queue-binding.ts';
import type { AdvertisementBoard, AdvertisementPress } from '@/content/ports/advertisement-board.ts';
import type { AnnouncementBoard } from '@/content/ports/announcement-board.ts';
import type { BibleStudyLibrary, BibleStudyPress } from '@/content/ports/bible-study-library.ts';
import type { PublishAnnouncement } from '@/content/use-cases/make-publish-announcement.ts';
import type { FeedBinding } from '@/shared/machines/feed-binding.ts';
import type { FormValues } from '@/shared/machines/form.machine.ts';
import type { FormBinding } from '@/shared/machines/form-binding.ts';
import { token } from './token.ts';

export interface PostForm<Values extends FormValues> extends FormBinding<Values, DraftProblem, PostRefusal> {
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

export const ANNOUNCEMENT_BOARD = token<AnnouncementBoard>('AnnouncementBoard');
export const PUBLISH_ANNOUNCEMENT = token<PublishAnnouncement>('PublishAnnouncement');
export const ANNOUNCEMENT_FEED = token<FeedBinding<Announcement>>('AnnouncementFeed');
export const ANNOUNCEMENT_FORM = token<AnnouncementFormFactory>('AnnouncementForm');
export const BIBLE_STUDY_LIBRARY = token<BibleStudyLibrary>('BibleStudyLibrary');
export const BIBLE_STUDY_FEED = token<FeedBinding<BibleStudy>>('BibleStudyFeed');
export const BIBLE_STUDY_PRESS = token<BibleStudyPress>('BibleStudyPress');
export const BIBLE_STUDY_UPLOADS = token<UploadQueueActor>('BibleStudyUploads');
export const BIBLE_STUDY_FORM = token<BibleStudyFormFactory>('BibleStudyForm');
export const ADVERTISEMENT_BOARD = token<AdvertisementBoard>('AdvertisementBoard');
export const ADVERTISEMENT_FEED = token<FeedBinding<Advertisement>>('AdvertisementFeed');
export const ADVERTISEMENT_PRESS = token<AdvertisementPress>('AdvertisementPress');
export const ADVERTISEMENT_UPLOADS = token<UploadQueueActor>('AdvertisementUploads');
export const ADVERTISEMENT_FORM = token<AdvertisementFormFactory>('AdvertisementForm');
