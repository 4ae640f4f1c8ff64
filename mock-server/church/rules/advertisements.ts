import type { Church } from '../church.ts';
import type { Advertisement } from '../schemas/content.ts';
import { done, type Outcome, refuse } from './outcome.ts';
import { newestPage, type PageRequest } from './pages.ts';
import { removeImages, storeImages } from './stored-files.ts';
import { acceptUploads } from './uploads.ts';

const gone = refuse('notFound', '광고가 없습니다.');

export interface NewAdvertisement {
  readonly title: string;
  readonly content: string;
  readonly author: string;
  readonly images: readonly File[];
}

export const listAdvertisements = (church: Church, page: PageRequest): Outcome<Advertisement[]> =>
  done(newestPage(church.advertisements.all(), page));

export function readAdvertisement(church: Church, id: number): Outcome<Advertisement> {
  const found = church.advertisements.findFirst((query) => query.where({ id }));
  return found ? done(found) : gone;
}

/** Posts an advertisement (ADVT-02). One file that is no image refuses the whole, with a sentence per such file. */
export async function postAdvertisement(
  church: Church,
  { title, content, author, images }: NewAdvertisement,
): Promise<Outcome<Advertisement>> {
  const accepted = await acceptUploads(images, 'image');
  if (accepted.kind === 'refused') return accepted;
  const id = church.nextId('advertisements');
  const imageUrls = await storeImages(church, accepted.value);
  const record = { id, title, content, author, imageUrls, created: church.now().toISOString() };
  return done(await church.advertisements.create(record));
}

/** Takes an advertisement and its images away (ADVT-03). */
export function deleteAdvertisement(church: Church, id: number): Outcome {
  const deleted = church.advertisements.delete((query) => query.where({ id }));
  if (!deleted) return gone;
  removeImages(church, deleted.imageUrls);
  return done();
}
