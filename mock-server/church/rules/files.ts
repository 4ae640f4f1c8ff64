import type { Church } from '../church.ts';
import { type StoredFile, storedFileIdOf, storedFilePath } from '../schemas/files.ts';
import { done, type Outcome, type Refused, refuse } from './outcome.ts';

/** The kinds of uploads, recognised by their first bytes: a name and a declared type prove nothing (BULL-07). */
type FileKind = 'image' | 'pdf';

interface Signature {
  readonly contentType: string;
  readonly kind: FileKind;
  readonly at: number;
  readonly bytes: string;
}

const signatures: readonly Signature[] = [
  { contentType: 'image/jpeg', kind: 'image', at: 0, bytes: '\xff\xd8\xff' },
  { contentType: 'image/png', kind: 'image', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { contentType: 'image/gif', kind: 'image', at: 0, bytes: 'GIF8' },
  { contentType: 'image/webp', kind: 'image', at: 8, bytes: 'WEBP' },
  { contentType: 'image/avif', kind: 'image', at: 4, bytes: 'ftypavif' },
  { contentType: 'application/pdf', kind: 'pdf', at: 0, bytes: '%PDF-' },
];

const longestSignature = 16;

/** The kind and content type by the first bytes, or `undefined` for a file of no accepted kind. */
function recognizeFile(bytes: Uint8Array): { contentType: string; kind: FileKind } | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, longestSignature));
  const found = signatures.find(({ at, bytes: expected }) => head.startsWith(expected, at));
  return found && { contentType: found.contentType, kind: found.kind };
}

const megabyte = 1024 * 1024;

/** The largest upload per kind, in bytes. */
const uploadLimits: Readonly<Record<FileKind, number>> = { image: 10 * megabyte, pdf: 20 * megabyte };

interface AcceptedFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const sentences: Readonly<Record<FileKind, { wrongKind: string; tooLarge: string }>> = {
  image: { wrongKind: '이미지 파일이 아닙니다.', tooLarge: '10MB보다 큰 이미지는 올릴 수 없습니다.' },
  pdf: { wrongKind: 'PDF 파일이 아닙니다.', tooLarge: '20MB보다 큰 PDF는 올릴 수 없습니다.' },
};

/**
 * Accepts one file when its content is of the wanted kind and within its limit (BULL-07, BIBL-02, ADVT-02). Refuses
 * with `tooLarge` or `unsupportedMedia`; the detail is a sentence for the user.
 */
export async function acceptUpload(file: File, wanted: FileKind): Promise<Outcome<AcceptedFile>> {
  const refusedFile = (reason: Refused['reason'], text: string): Refused => ({
    kind: 'refused',
    reason,
    detail: text,
    errors: { [file.name]: [text] },
  });
  if (file.size === 0) return refusedFile('unsupportedMedia', '빈 파일은 올릴 수 없습니다.');
  if (file.size > uploadLimits[wanted]) return refusedFile('tooLarge', sentences[wanted].tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const recognized = recognizeFile(bytes);
  if (recognized?.kind !== wanted) return refusedFile('unsupportedMedia', sentences[wanted].wrongKind);
  return done({ name: file.name, contentType: recognized.contentType, bytes });
}

/** Accepts all files or none; a refused outcome has a sentence for each wrong file. */
export async function acceptUploads(files: readonly File[], wanted: FileKind): Promise<Outcome<AcceptedFile[]>> {
  const outcomes = await Promise.all(files.map((file) => acceptUpload(file, wanted)));
  const refused = outcomes.filter((outcome) => outcome.kind === 'refused');
  const [first] = refused;
  if (first) return { ...first, errors: Object.assign({}, ...refused.map(({ errors }) => errors)) };
  return done(outcomes.flatMap((outcome) => (outcome.kind === 'done' ? [outcome.value] : [])));
}

export const gone = refuse('notFound', '파일이 없습니다.');

/** Stores an accepted upload and returns its id. */
export async function storeFile(church: Church, { name, contentType, bytes }: AcceptedFile): Promise<string> {
  const id = crypto.randomUUID();
  await church.storedFiles.create({ id, fileName: name, contentType, content: bytes });
  return id;
}

/** Stores accepted images, in their order, and returns their server-relative addresses. */
export const storeImages = async (church: Church, images: readonly AcceptedFile[]): Promise<string[]> => {
  const ids = await Promise.all(images.map((image) => storeFile(church, image)));
  return ids.map(storedFilePath);
};

export function readFile(church: Church, id: string): Outcome<StoredFile> {
  const found = church.storedFiles.findFirst((query) => query.where({ id }));
  return found ? done(found) : gone;
}

export const removeFile = (church: Church, id: string): void => {
  church.storedFiles.delete((query) => query.where({ id }));
};

/** The files behind addresses of this server. */
export const storedImages = (church: Church, imageUrls: readonly string[]): StoredFile[] =>
  imageUrls.flatMap((url) => {
    const id = storedFileIdOf(url);
    return id === null ? [] : church.storedFiles.findMany((query) => query.where({ id }));
  });

/** Removes the files behind addresses of this server; an address of anything else is left alone. */
export function removeImages(church: Church, imageUrls: readonly string[]): void {
  for (const url of imageUrls) {
    const id = storedFileIdOf(url);
    if (id !== null) removeFile(church, id);
  }
}
