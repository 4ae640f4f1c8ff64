import { churchDate, dateOf, nextWeekday } from '../calendar-date.ts';
import type { Church } from '../church.ts';
import { acceptUpload, removeImages, storedImages, storeImages } from './files.ts';
import { done, type Outcome, refuse, refuseInvalid } from './outcome.ts';
import { bringBack, findAside, setAside } from './removed.ts';

const gone = refuse('notFound', '삭제할 주보가 없습니다.');
const noneRestorable = refuse('notFound', '되돌릴 주보가 없습니다.');
const publishedMeanwhile = refuse('conflict', '그사이 다른 분이 이 주의 주보를 올렸습니다.');
const wrongLabel = refuseInvalid('DateFolder', '주보 날짜가 올바르지 않습니다.');

/** The result for one uploaded page; `errorMsg` is '' when it was accepted. */
export interface UploadResult {
  readonly fileName: string;
  readonly uploaded: boolean;
  readonly errorMsg: string;
}

/** The pages of a Sunday's bulletin, in order (BULL-02); [] when there is none. Refuses an invalid label. */
export function readBulletin(church: Church, label: string): Outcome<string[]> {
  const date = dateOfLabel(label);
  if (date === undefined) return wrongLabel;
  return done(church.bulletins.findFirst((query) => query.where({ date }))?.imageUrls ?? []);
}

/** The labels of the Sundays of a span that have a bulletin, oldest first. Refuses an invalid date. */
export function listBulletins(church: Church, { from, to }: { from: string; to: string }): Outcome<string[]> {
  const dates = church.bulletins.all().flatMap(({ date, imageUrls }) => (imageUrls.length > 0 ? [date] : []));
  return done(
    dates
      .filter((date) => date >= from && date <= to)
      .toSorted()
      .map(labelOfDate),
  );
}

async function setPages(church: Church, date: string, imageUrls: string[]): Promise<void> {
  const known = await church.bulletins.update((query) => query.where({ date }), {
    data: (bulletin) => {
      bulletin.imageUrls = imageUrls;
    },
  });
  if (!known) await church.bulletins.create({ date, imageUrls });
}

const pagesOf = (church: Church, date: string): string[] =>
  church.bulletins.findFirst((query) => query.where({ date }))?.imageUrls ?? [];

async function addPages(church: Church, date: string, mode: IssueMode, imageUrls: string[]): Promise<void> {
  const before = pagesOf(church, date);
  await setPages(church, date, mode === 'replace' ? imageUrls : [...before, ...imageUrls]);
  if (mode === 'replace') removeImages(church, before);
}

export type IssueMode = 'append' | 'replace';

export interface BulletinUpload {
  readonly files: readonly File[];
  /** The Sunday; that of the present week when absent. */
  readonly dateFolder?: string | undefined;
  readonly mode: IssueMode;
}

/**
 * Adds pages to a Sunday's bulletin, or replaces its pages (BULL-05). Each file is accepted or refused separately; a refused
 * file can be sent again and is appended to the existing pages.
 */
export async function uploadBulletin(
  church: Church,
  { files, dateFolder, mode }: BulletinUpload,
): Promise<Outcome<UploadResult[]>> {
  const date = dateFolder === undefined ? sundayOfCurrentWeek(church.now()) : dateOfLabel(dateFolder);
  if (date === undefined) return wrongLabel;
  const outcomes = await Promise.all(files.map((file) => acceptUpload(file, 'image')));
  const accepted = outcomes.flatMap((outcome) => (outcome.kind === 'done' ? [outcome.value] : []));
  if (accepted.length > 0) {
    await addPages(church, date, mode, await storeImages(church, accepted));
  }
  const results = outcomes.map((outcome, index) => ({
    fileName: files[index]?.name ?? '',
    uploaded: outcome.kind === 'done',
    errorMsg: outcome.kind === 'done' ? '' : outcome.detail,
  }));
  return done(results);
}

/** Deletes a Sunday's bulletin with its pages (BULL-08); {@link restoreBulletin} undoes it. */
export async function deleteBulletin(church: Church, label: string): Promise<Outcome> {
  const date = dateOfLabel(label);
  if (date === undefined) return wrongLabel;
  const found = church.bulletins.findFirst((query) => query.where({ date }));
  if (!found) return gone;
  const storedFiles = storedImages(church, found.imageUrls);
  await setAside(church, { kind: 'bulletins', key: date }, { bulletins: [found], storedFiles });
  return done();
}

/**
 * Undoes the deletion of a Sunday's bulletin (LIST-06); one that is not deleted stays as it is. Pages that were published for the
 * same Sunday meanwhile are never replaced.
 */
export async function restoreBulletin(church: Church, label: string): Promise<Outcome<string[]>> {
  const date = dateOfLabel(label);
  if (date === undefined) return wrongLabel;
  const thing = { kind: 'bulletins', key: date } as const;
  const isPublished = pagesOf(church, date).length > 0;
  if (isPublished && findAside(church, thing)) return publishedMeanwhile;
  await bringBack(church, thing);
  const pages = pagesOf(church, date);
  return pages.length > 0 ? done(pages) : noneRestorable;
}

/**
 * Reorders a Sunday's pages and removes those that are not named. Refuses unknown pages, and an empty list: a bulletin
 * is deleted by its own call.
 */
export async function arrangeBulletin(church: Church, label: string, files: readonly string[]): Promise<Outcome> {
  const date = dateOfLabel(label);
  if (date === undefined) return wrongLabel;
  const known = pagesOf(church, date);
  if (known.length === 0) return refuse('notFound', '고칠 주보가 없습니다.');
  const strangers = files.filter((file) => !known.includes(file));
  if (strangers.length > 0 || new Set(files).size !== files.length)
    return refuseInvalid('Files', '이 주보의 쪽이 아니거나 두 번 적힌 쪽이 있습니다.');
  await setPages(church, date, [...files]);
  removeImages(
    church,
    known.filter((page) => !files.includes(page)),
  );
  return done();
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const labelPattern = /^Sun(\d{4})([A-Z][a-z]{2})(\d{2})$/;

/** The date of a label such as `Sun2026Nov22` (BULL-02), `YYYY-MM-DD`; `undefined` when the text is not a label. */
export function dateOfLabel(label: string): string | undefined {
  const [, year, month = '', day] = labelPattern.exec(label) ?? [];
  const index = months.indexOf(month);
  return index < 0 ? undefined : dateOf(Number(year), index + 1, Number(day));
}

/** The inverse of {@link dateOfLabel}. */
export const labelOfDate = (date: string): string => {
  const [year = '', month, day = ''] = date.split('-');
  return `Sun${year}${months[Number(month) - 1] ?? ''}${day}`;
};

/**
 * The Sunday of an upload that names none, `YYYY-MM-DD`: the one that ends the present week, Monday to Sunday, by the
 * calendar in Asunción.
 */
export const sundayOfCurrentWeek = (now: Date): string => nextWeekday(churchDate(now), 0);
