import type { Church } from '../church.ts';
import type { BibleStudy } from '../schemas/content.ts';
import type { StoredFile } from '../schemas/files.ts';
import { done, type Outcome, refuse } from './outcome.ts';
import { newestPage, type PageRequest } from './pages.ts';
import { readFile, removeFile, storeFile } from './stored-files.ts';
import { acceptUpload } from './uploads.ts';

const gone = refuse('notFound', '성경공부 자료가 없습니다.');

/** A sheet as the list shows it; its PDF has an address of its own. */
export type BibleStudyEntry = Omit<BibleStudy, 'fileId'>;

const entryOf = ({ id, title, created }: BibleStudy): BibleStudyEntry => ({ id, title, created });

export const listBibleStudies = (church: Church, page: PageRequest): Outcome<BibleStudyEntry[]> =>
  done(newestPage(church.bibleStudies.all(), page).map(entryOf));

export function readBibleStudy(church: Church, id: number): Outcome<BibleStudyEntry> {
  const found = church.bibleStudies.findFirst((query) => query.where({ id }));
  return found ? done(entryOf(found)) : gone;
}

/** Posts a sheet with its PDF (BIBL-02). Refuses another kind of file, an empty one, one above 20 MB. */
export async function postBibleStudy(
  church: Church,
  { title, file }: { title: string; file: File },
): Promise<Outcome<BibleStudyEntry>> {
  const accepted = await acceptUpload(file, 'pdf');
  if (accepted.kind === 'refused') return accepted;
  const id = church.nextId('bibleStudies');
  const fileId = await storeFile(church, accepted.value);
  const record = { id, title, fileId, created: church.now().toISOString() };
  return done(entryOf(await church.bibleStudies.create(record)));
}

/** The PDF of a sheet (BIBL-01). */
export function readBibleStudyFile(church: Church, id: number): Outcome<StoredFile> {
  const found = church.bibleStudies.findFirst((query) => query.where({ id }));
  return found ? readFile(church, found.fileId) : gone;
}

/** Takes a sheet and its PDF away (BIBL-03). */
export function deleteBibleStudy(church: Church, id: number): Outcome {
  const deleted = church.bibleStudies.delete((query) => query.where({ id }));
  if (!deleted) return gone;
  removeFile(church, deleted.fileId);
  return done();
}
