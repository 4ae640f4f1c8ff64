import { type FileKind, recognizeFile } from './file-kinds.ts';
import { done, type Outcome, type Refused } from './outcome.ts';

const megabyte = 1024 * 1024;

/** The largest upload per kind, in bytes. */
const uploadLimits: Readonly<Record<FileKind, number>> = { image: 10 * megabyte, pdf: 20 * megabyte };

export interface AcceptedFile {
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
