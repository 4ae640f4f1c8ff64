import type { bulletinMachine } from '@/content/machines/bulletin.machine.ts';
import type { ProvidedBulletinPage } from '@/content/machines/provide-bulletin.ts';
import type { UploadQueueActor } from '@/content/machines/provide-upload-queue.ts';
import type { BulletinPublisher } from '@/content/ports/bulletin-publisher.ts';
import type { BulletinRepository } from '@/content/ports/bulletin-repository.ts';
import type { FileConversion } from '@/content/ports/uploads.ts';
import type { FindNewestBulletin } from '@/content/use-cases/make-find-newest-bulletin.ts';
import type { PublishBulletin } from '@/content/use-cases/make-publish-bulletin.ts';
import { token } from './token.ts';

export const PUBLISH_BULLETIN = token<PublishBulletin>('PublishBulletin');
export const BULLETIN_PAGE = token<ProvidedBulletinPage>('BulletinPage');
export const BULLETIN_PUBLISHER = token<BulletinPublisher>('BulletinPublisher');
export const FILE_CONVERSION = token<FileConversion>('FileConversion');
export const FIND_NEWEST_BULLETIN = token<FindNewestBulletin>('FindNewestBulletin');
export const BULLETIN = token<typeof bulletinMachine>('Bulletin');
export const NEWEST_BULLETIN = token<typeof bulletinMachine>('NewestBulletin');
export const BULLETIN_UPLOADS = token<UploadQueueActor>('BulletinUploads');
export const BULLETIN_REPOSITORY = token<BulletinRepository>('BulletinRepository');
