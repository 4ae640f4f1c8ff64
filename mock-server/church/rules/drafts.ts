import * as z from 'zod/mini';
import { plainOrder } from '../calendar-date.ts';
import type { Church } from '../church.ts';
import type { Draft, DraftKind } from '../schemas/content.ts';
import { type StoredFile, storedFilePath } from '../schemas/files.ts';
import { acceptUploads, gone as noFile, readFile, removeImages, storeImages } from './files.ts';
import { done, type Outcome, refuse, refuseInvalid } from './outcome.ts';
import { lostPostUpdate, type PostChange } from './posts.ts';
import type { Caller } from './sessions.ts';

const gone = refuse('notFound', '그사이 다른 분이 등록했거나 지운 글입니다.');
const blank = refuseInvalid('title', '제목이나 내용을 적어 주세요.');
const strangeFile = refuseInvalid('keep', '이 글의 파일이 아니거나 두 번 적힌 파일이 있습니다.');

type Texts = Draft['texts'];

export interface DraftContent {
  readonly texts: Texts;
  /** The addresses of the files that are kept, in order. */
  readonly keep: readonly string[];
  /** New files, which are stored behind the kept ones. */
  readonly uploads: readonly File[];
}

/** The drafts of one kind, by any author, the last saved first (EDIT-03). */
export const draftsOf = (church: Church, kind: DraftKind): Draft[] =>
  church.drafts
    .all()
    .filter((draft) => draft.kind === kind)
    .toSorted((one, other) => plainOrder(other.saved, one.saved) || other.postId - one.postId);

/** The fields of which a draft needs at least one: they tell it from others. */
const says = ({ title, name, content }: Texts): boolean => [title, name, content].some((words) => (words ?? '') !== '');

const fileKinds = { announcements: 'image', advertisements: 'image', bibleStudies: 'pdf', events: 'image' } as const;

const store = async (church: Church, kind: DraftKind, uploads: readonly File[]): Promise<Outcome<string[]>> => {
  const accepted = await acceptUploads(uploads, fileKinds[kind]);
  return accepted.kind === 'refused' ? accepted : done(await storeImages(church, accepted.value));
};

/** Saves a new draft. One file of a wrong kind refuses the whole draft, with a sentence for each such file. */
export async function saveDraft(
  church: Church,
  kind: DraftKind,
  { texts, uploads }: Pick<DraftContent, 'texts' | 'uploads'>,
  { accountId: writerId }: Caller,
): Promise<Outcome<Draft>> {
  if (!says(texts)) return blank;
  const files = await store(church, kind, uploads);
  if (files.kind === 'refused') return files;
  const created = church.now().toISOString();
  const draft = { kind, postId: church.nextId(kind), writerId, created, saved: created, texts, files: files.value };
  return done(await church.drafts.create(draft));
}

/** The result of a change, with the files that it removes; new files are stored, but no record is changed yet. */
const revised = async (
  church: Church,
  kind: DraftKind,
  { id: postId, basedOn, changes: { keep, uploads } }: PostChange<DraftContent>,
): Promise<Outcome<{ readonly draft: Draft; readonly files: string[]; readonly dropped: string[] }>> => {
  const draft = church.drafts.findFirst((query) => query.where({ kind, postId }));
  if (!draft) return gone;
  const lost = lostPostUpdate(draft, basedOn);
  if (lost) return lost;
  const known = draft.files;
  if (keep.some((file) => !known.includes(file)) || new Set(keep).size !== keep.length) return strangeFile;
  const added = await store(church, kind, uploads);
  if (added.kind === 'refused') return added;
  return done({ draft, files: [...keep, ...added.value], dropped: known.filter((file) => !keep.includes(file)) });
};

/** Changes a draft (EDIT-02, EDIT-03). */
export async function changeDraft(
  church: Church,
  kind: DraftKind,
  change: PostChange<DraftContent>,
): Promise<Outcome<Draft>> {
  if (!says(change.changes.texts)) return blank;
  const revision = await revised(church, kind, change);
  if (revision.kind === 'refused') return revision;
  const { files, dropped } = revision.value;
  const changed = await church.drafts.update((query) => query.where({ kind, postId: change.id }), {
    data: (draft) =>
      void Object.assign(draft, { texts: change.changes.texts, files, saved: church.now().toISOString() }),
  });
  if (!changed) return gone;
  removeImages(church, dropped);
  return done(changed);
}

/** Publishes a draft as a post. @param post makes the record of that number, dated now, or refuses */
export async function publishDraft<Post>(
  church: Church,
  kind: DraftKind,
  change: PostChange<DraftContent>,
  post: (id: number, files: readonly string[]) => Promise<Outcome<Post>>,
): Promise<Outcome<Post>> {
  const revision = await revised(church, kind, change);
  if (revision.kind === 'refused') return revision;
  const { files, dropped } = revision.value;
  const made = await post(change.id, files);
  if (made.kind === 'refused') return made;
  church.drafts.delete((query) => query.where({ kind, postId: change.id }));
  removeImages(church, dropped);
  return made;
}

/** Deletes a draft with its files. @returns undefined where no draft has the number: it may be that of a post */
export function deleteDraft(church: Church, kind: DraftKind, postId: number): Outcome | undefined {
  const deleted = church.drafts.delete((query) => query.where({ kind, postId }));
  if (!deleted) return undefined;
  removeImages(church, deleted.files);
  return done();
}

// Loaded on demand, as by the sessions: the library of signatures is large.
const signatures = () => import('./signed-tokens.ts');

/** How long the address of a draft's file can be read, in seconds. */
const keySeconds = 600;

/**
 * The addresses of a draft's files, each with a key that expires: a picture or a tab carries no token by which an editor could be
 * told (EDIT-03, REL-35). The address without the key names the file in `keep`, and is that of the published one.
 */
export const signedFiles = async (church: Church, { files }: Pick<Draft, 'files'>): Promise<string[]> => {
  const { signed } = await signatures();
  const issued = Math.floor(church.now().getTime() / 1000);
  return Promise.all(files.map(async (file) => `${file}?key=${await signed({ file }, issued, issued + keySeconds)}`));
};

/** A stored file. That of a draft is read by its key alone: without one, or after its time, it is not there. */
export async function readUploadedFile(church: Church, id: string, key: string): Promise<Outcome<StoredFile>> {
  const path = storedFilePath(id);
  const isOfDraft = church.drafts.all().some(({ files }) => files.includes(path));
  return !isOfDraft || (await isKeyOf(path, key, church.now())) ? readFile(church, id) : noFile;
}

const fileKey = z.object({ file: z.string() });

const isKeyOf = async (path: string, key: string, now: Date): Promise<boolean> => {
  try {
    const { verified } = await signatures();
    const claims = fileKey.safeParse(await verified(key, now));
    return claims.success && claims.data.file === path;
  } catch {
    return false;
  }
};
