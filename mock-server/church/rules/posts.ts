import { churchDate, plainOrder } from '../calendar-date.ts';
import type { Church } from '../church.ts';
import { hash } from './keys.ts';
import { lostUpdate, type Outcome, type Refused, refuse, refuseInvalid } from './outcome.ts';
import { bringBack } from './removed.ts';

/** The part of a list that one call requests; `page` counts from 1. */
export interface PageRequest {
  readonly page: number;
  readonly itemsPerPage: number;
}

interface Dated {
  readonly id: number;
  /** An instant, ISO 8601. */
  readonly created: string;
}

/** Newest first; items with the same timestamp have a fixed order, so that no page repeats or omits one. */
export const newestFirst = (one: Dated, other: Dated): number =>
  Date.parse(other.created) - Date.parse(one.created) || other.id - one.id;

/** How many posts of a list may be pinned at a time (EDIT-04). */
const mostPinned = 3;

interface Pinnable {
  readonly id: number;
  readonly title: string;
  readonly created: string;
  readonly pinnedUntil?: string | undefined;
}

/** The last day of the pin; null unpins the post. */
export interface PinRequest {
  readonly id: number;
  readonly until: string | null;
}

const isPinned = (church: Church, { pinnedUntil }: Pinnable): boolean =>
  pinnedUntil !== undefined && pinnedUntil >= churchDate(church.now());

/** The public view of a post: a pin that has ended is left out. */
export const withPin = <Post extends Pinnable>(church: Church, post: Post): Post =>
  post.pinnedUntil === undefined || isPinned(church, post) ? post : { ...post, pinnedUntil: undefined };

/** A part of a list: pinned posts first, then the others, both newest first. [] past the end. */
export function pinnedPage<Post extends Pinnable>(
  church: Church,
  posts: readonly Post[],
  { page, itemsPerPage }: PageRequest,
): Post[] {
  const sorted = posts.toSorted(newestFirst);
  const pinned = sorted.filter((post) => isPinned(church, post));
  const others = pinned.length === 0 ? sorted : sorted.filter((post) => !pinned.includes(post));
  const shown = [...pinned, ...others].slice((page - 1) * itemsPerPage, page * itemsPerPage);
  return shown.map((post) => withPin(church, post));
}

/**
 * Why a post cannot be pinned: three others are pinned, or the day is in the past. The day of a pinned post can be
 * changed.
 */
export function pinRefused(church: Church, posts: readonly Pinnable[], { id, until }: PinRequest): Refused | undefined {
  if (until === null) return undefined;
  if (until < churchDate(church.now())) return refuseInvalid('until', '오늘이나 그 뒤의 날을 골라 주세요.');
  const others = posts.filter((post) => post.id !== id && isPinned(church, post));
  if (others.length < mostPinned) return undefined;
  const titles = others.map(({ title }) => `‘${title}’`).join(', ');
  return refuse('conflict', `이미 ${mostPinned}개가 고정되어 있습니다: ${titles}`);
}

/** Whether three others were pinned while a pinned post was deleted: it comes back without its pin. */
const isCrowdedOut = (church: Church, posts: readonly Pinnable[], { id, pinnedUntil }: Pinnable): boolean =>
  pinRefused(church, posts, { id, until: pinnedUntil ?? null }) !== undefined;

interface RestoredPost<Post> {
  readonly kind: 'announcements' | 'advertisements' | 'bibleStudies';
  readonly id: number;
  readonly read: () => Outcome<Post>;
  readonly unpin: () => Promise<Outcome>;
}

/** Undoes the deletion of a post; one that is not deleted stays as it is (LIST-06). */
export async function restorePost<Post extends Pinnable>(
  church: Church,
  { kind, id, read, unpin }: RestoredPost<Post>,
): Promise<Outcome<Post>> {
  await bringBack(church, { kind, key: id });
  const found = read();
  if (found.kind === 'done' && isCrowdedOut(church, church[kind].all(), found.value)) await unpin();
  return read();
}

/** The fields of a record that a pin changes. */
export const pinned = ({ until }: PinRequest) => ({ pinnedUntil: until ?? undefined });

/** The pin is not part of the version: it must not make another editor's change a conflict (EDIT-04). */
const unversioned = 'pinnedUntil';

/** The version of a post: a number that is different after every change. The order of its fields does not matter. */
export const postVersion = (post: object): number => {
  const fields = Object.entries(post).filter(([name]) => name !== unversioned);
  return hash(JSON.stringify(fields.toSorted(([one], [other]) => plainOrder(one, other))));
};

/** A change of a post. */
export interface PostChange<Fields> {
  readonly id: number;
  /** The version on which the change is based; `undefined` overwrites any version. */
  readonly basedOn: number | undefined;
  readonly changes: Fields;
}

/** Refuses a change that is based on another version than the present one (EDIT-02). */
export const lostPostUpdate = (post: object, basedOn: number | undefined): Refused | undefined =>
  lostUpdate(basedOn, postVersion(post), '그사이 다른 분이 이 글을 고쳤습니다.');
