import type { Church } from '../church.ts';
import type { Advertisement } from '../schemas/content.ts';
import { acceptUploads, removeImages, storedImages, storeImages } from './files.ts';
import { done, type Outcome, refuse, refuseInvalid } from './outcome.ts';
import {
  lostPostUpdate,
  type PageRequest,
  type PinRequest,
  type PostChange,
  pinned,
  pinnedPage,
  pinRefused,
  restorePost,
  withPin,
} from './posts.ts';
import { setAside } from './removed.ts';

const gone = refuse('notFound', '광고가 없습니다.');
const strangeImage = refuseInvalid('keep', '이 광고의 그림이 아니거나 두 번 적힌 그림이 있습니다.');

export interface NewAdvertisement {
  readonly title: string;
  readonly content: string;
  readonly author: string;
  readonly images: readonly File[];
}

interface AdvertisementChange extends NewAdvertisement {
  /** The addresses of the images that stay, in order. */
  readonly keep: readonly string[];
}

export const listAdvertisements = (church: Church, page: PageRequest): Outcome<Advertisement[]> =>
  done(pinnedPage(church, church.advertisements.all(), page));

export function readAdvertisement(church: Church, id: number): Outcome<Advertisement> {
  const found = church.advertisements.findFirst((query) => query.where({ id }));
  return found ? done(withPin(church, found)) : gone;
}

/**
 * Posts an advertisement (ADVT-02). One file that is no image refuses the whole post, with a sentence per such file.
 */
export async function postAdvertisement(
  church: Church,
  { title, content, author, images }: NewAdvertisement,
): Promise<Outcome<Advertisement>> {
  const accepted = await acceptUploads(images, 'image');
  if (accepted.kind === 'refused') return accepted;
  const id = church.nextId('advertisements');
  const imageUrls = await storeImages(church, accepted.value);
  return publishAdvertisement(church, id, { title, content, author, imageUrls });
}

/** Posts it under a number that was assigned before, with images that are stored (EDIT-03). */
export async function publishAdvertisement(
  church: Church,
  id: number,
  { title, content, author, imageUrls }: Pick<Advertisement, 'title' | 'content' | 'author' | 'imageUrls'>,
): Promise<Outcome<Advertisement>> {
  const record = { id, title, content, author, imageUrls, created: church.now().toISOString() };
  return done(await church.advertisements.create(record));
}

/**
 * Changes an advertisement (EDIT-01): it keeps the images in `keep`, in that order, and new ones follow them. One file
 * that is no image, or an image that is not its own, refuses the whole change.
 */
export async function changeAdvertisement(
  church: Church,
  { id, basedOn, changes: { title, content, author, keep, images } }: PostChange<AdvertisementChange>,
): Promise<Outcome<Advertisement>> {
  const found = readAdvertisement(church, id);
  if (found.kind === 'refused') return found;
  const { imageUrls: known } = found.value;
  const lost = lostPostUpdate(found.value, basedOn);
  if (lost) return lost;
  if (keep.some((url) => !known.includes(url)) || new Set(keep).size !== keep.length) return strangeImage;
  const accepted = await acceptUploads(images, 'image');
  if (accepted.kind === 'refused') return accepted;
  const imageUrls = [...keep, ...(await storeImages(church, accepted.value))];
  const changed = await church.advertisements.update((query) => query.where({ id }), {
    data: (post) => void Object.assign(post, { title, content, author, imageUrls, edited: church.now().toISOString() }),
  });
  if (!changed) return gone;
  removeImages(
    church,
    known.filter((url) => !keep.includes(url)),
  );
  return done(withPin(church, changed));
}

/** Pins an advertisement to the head of the list, or unpins it (EDIT-04). */
export async function pinAdvertisement(church: Church, request: PinRequest): Promise<Outcome> {
  const { id } = request;
  const found = readAdvertisement(church, id);
  if (found.kind === 'refused') return found;
  const refused = pinRefused(church, church.advertisements.all(), request);
  if (refused) return refused;
  await church.advertisements.update((query) => query.where({ id }), {
    data: (post) => void Object.assign(post, pinned(request)),
  });
  return done();
}

/** Deletes an advertisement with its images (ADVT-03). */
export async function deleteAdvertisement(church: Church, id: number): Promise<Outcome> {
  const found = church.advertisements.findFirst((query) => query.where({ id }));
  if (!found) return gone;
  const storedFiles = storedImages(church, found.imageUrls);
  await setAside(church, { kind: 'advertisements', key: id }, { advertisements: [found], storedFiles });
  return done();
}

/** Undoes a deletion; one that is not deleted stays as it is (LIST-06). */
export const restoreAdvertisement = (church: Church, id: number): Promise<Outcome<Advertisement>> =>
  restorePost(church, {
    kind: 'advertisements',
    id,
    read: () => readAdvertisement(church, id),
    unpin: () => pinAdvertisement(church, { id, until: null }),
  });
