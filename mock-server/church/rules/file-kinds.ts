/** The kinds of uploads, recognised by their first bytes: a name and a declared type prove nothing (BULL-07). */
export type FileKind = 'image' | 'pdf';

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
export function recognizeFile(bytes: Uint8Array): { contentType: string; kind: FileKind } | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, longestSignature));
  const found = signatures.find(({ at, bytes: expected }) => head.startsWith(expected, at));
  return found && { contentType: found.contentType, kind: found.kind };
}
