import type { Church } from '../church.ts';
import { dateOfLabel, sundayOfCurrentWeek } from './bulletin-week.ts';
import { done, type Outcome, refuse, refuseInvalid } from './outcome.ts';
import { removeImages, storeImages } from './stored-files.ts';
import { acceptUpload } from './uploads.ts';

const gone = refuse('notFound', '삭제할 주보가 없습니다.');
const wrongLabel = refuseInvalid('DateFolder', '주보 날짜가 올바르지 않습니다.');

/** What became of one uploaded page; `errorMsg` is '' when it was taken. */
export interface UploadResult {
  readonly fileName: string;
  readonly uploaded: boolean;
  readonly errorMsg: string;
}

/** The pages of a Sunday's bulletin, in order (BULL-02); [] when there is none. Refuses what is no label. */
export function readBulletin(church: Church, label: string): Outcome<string[]> {
  const date = dateOfLabel(label);
  if (date === undefined) return wrongLabel;
  return done(church.bulletins.findFirst((query) => query.where({ date }))?.imageUrls ?? []);
}

async function addPages(church: Church, date: string, imageUrls: string[]): Promise<void> {
  const known = await church.bulletins.update((query) => query.where({ date }), {
    data: (bulletin) => {
      bulletin.imageUrls = [...bulletin.imageUrls, ...imageUrls];
    },
  });
  if (!known) await church.bulletins.create({ date, imageUrls });
}

/**
 * Adds pages to the bulletin of the present week (BULL-05). Each file is taken or refused by itself; what was refused
 * can be sent again and goes behind the pages that are there.
 */
export async function uploadBulletin(church: Church, files: readonly File[]): Promise<Outcome<UploadResult[]>> {
  const outcomes = await Promise.all(files.map((file) => acceptUpload(file, 'image')));
  const accepted = outcomes.flatMap((outcome) => (outcome.kind === 'done' ? [outcome.value] : []));
  if (accepted.length > 0) {
    await addPages(church, sundayOfCurrentWeek(church.now()), await storeImages(church, accepted));
  }
  const results = outcomes.map((outcome, index) => ({
    fileName: files[index]?.name ?? '',
    uploaded: outcome.kind === 'done',
    errorMsg: outcome.kind === 'done' ? '' : outcome.detail,
  }));
  return done(results);
}

/** Takes a Sunday's bulletin and its pages away (BULL-08). */
export function deleteBulletin(church: Church, label: string): Outcome {
  const date = dateOfLabel(label);
  if (date === undefined) return wrongLabel;
  const deleted = church.bulletins.delete((query) => query.where({ date }));
  if (!deleted) return gone;
  removeImages(church, deleted.imageUrls);
  return done();
}
