import type { Church } from '../church.ts';
import type { BibleStudy } from '../schemas/content.ts';
import { type StoredFile, storedFileIdOf } from '../schemas/files.ts';
import { acceptUpload, readFile, removeFile, storeFile } from './files.ts';
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

const gone = refuse('notFound', '성경공부 자료가 없습니다.');
const noSheet = refuseInvalid('file', '문제지가 될 PDF가 없습니다.');

/** A sheet as the list shows it; its PDF has an address of its own. */
export type BibleStudyEntry = Omit<BibleStudy, 'fileId'>;

export const entryOf = ({ fileId: _, ...entry }: BibleStudy): BibleStudyEntry => entry;

export const listBibleStudies = (church: Church, page: PageRequest): Outcome<BibleStudyEntry[]> =>
  done(pinnedPage(church, church.bibleStudies.all(), page).map(entryOf));

export function readBibleStudy(church: Church, id: number): Outcome<BibleStudy> {
  const found = church.bibleStudies.findFirst((query) => query.where({ id }));
  return found ? done(withPin(church, found)) : gone;
}

/** Posts a sheet with its PDF (BIBL-02). Refuses a file of another kind, an empty one, and one above 20 MB. */
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

/** Posts a sheet under a number that was assigned before (EDIT-03). @param sheet the path of its stored PDF */
export async function publishBibleStudy(
  church: Church,
  id: number,
  { title, sheet }: { readonly title: string; readonly sheet: string | undefined },
): Promise<Outcome<BibleStudyEntry>> {
  const fileId = sheet === undefined ? null : storedFileIdOf(sheet);
  if (fileId === null) return noSheet;
  const record = { id, title, fileId, created: church.now().toISOString() };
  return done(entryOf(await church.bibleStudies.create(record)));
}

interface BibleStudyChange {
  readonly title: string;
  /** The address of the PDF, when it is kept. */
  readonly keep: readonly string[];
  /** The new PDF, when it replaces the old one. */
  readonly file: File | undefined;
}

/**
 * Changes a sheet (EDIT-01): a new PDF replaces the old one; without one, the address of the old PDF has to be sent.
 */
export async function changeBibleStudy(
  church: Church,
  { id, basedOn, changes: { title, keep, file } }: PostChange<BibleStudyChange>,
): Promise<Outcome<BibleStudy>> {
  const found = readBibleStudy(church, id);
  if (found.kind === 'refused') return found;
  const lost = lostPostUpdate(found.value, basedOn);
  if (lost) return lost;
  if (file === undefined && keep.length === 0) return noSheet;
  const accepted = file && (await acceptUpload(file, 'pdf'));
  if (accepted?.kind === 'refused') return accepted;
  const { fileId: before } = found.value;
  const fileId = accepted === undefined ? before : await storeFile(church, accepted.value);
  const changed = await church.bibleStudies.update((query) => query.where({ id }), {
    data: (study) => void Object.assign(study, { title, fileId, edited: church.now().toISOString() }),
  });
  if (!changed) return gone;
  if (fileId !== before) removeFile(church, before);
  return done(withPin(church, changed));
}

/** The PDF of a sheet (BIBL-01). */
export function readBibleStudyFile(church: Church, id: number): Outcome<StoredFile> {
  const found = readBibleStudy(church, id);
  return found.kind === 'done' ? readFile(church, found.value.fileId) : found;
}

/** Pins a sheet to the head of the list, or unpins it (EDIT-04). */
export async function pinBibleStudy(church: Church, request: PinRequest): Promise<Outcome> {
  const { id } = request;
  const found = readBibleStudy(church, id);
  if (found.kind === 'refused') return found;
  const refused = pinRefused(church, church.bibleStudies.all(), request);
  if (refused) return refused;
  await church.bibleStudies.update((query) => query.where({ id }), {
    data: (post) => void Object.assign(post, pinned(request)),
  });
  return done();
}

/** Deletes a sheet with its PDF (BIBL-03). */
export async function deleteBibleStudy(church: Church, id: number): Promise<Outcome> {
  const found = church.bibleStudies.findFirst((query) => query.where({ id }));
  if (!found) return gone;
  const storedFiles = church.storedFiles.findMany((query) => query.where({ id: found.fileId }));
  await setAside(church, { kind: 'bibleStudies', key: id }, { bibleStudies: [found], storedFiles });
  return done();
}

/** Undoes a deletion; one that is not deleted stays as it is (LIST-06). */
export const restoreBibleStudy = (church: Church, id: number): Promise<Outcome<BibleStudy>> =>
  restorePost(church, {
    kind: 'bibleStudies',
    id,
    read: () => readBibleStudy(church, id),
    unpin: () => pinBibleStudy(church, { id, until: null }),
  });
