import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isText } from './content-types.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface StaticFile {
  readonly contentType: string;
  readonly etag: string;
  /** Names that contain a hash of their content, so that they may be cached without a limit. */
  readonly immutable: boolean;
  /** The bytes in an encoding; each is computed once. Files that are no text have only their own bytes. */
  body(encoding: Encoding): Promise<Buffer>;
  readonly compressible: boolean;
}

// In bytes; below it, compressed text takes as many packets and often more bytes.
const worthCompressing = 1024;

const compress: Readonly<Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

const staticFile = (path: string, bytes: Buffer): StaticFile => {
  const contentType = contentTypeOf(path);
  const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(bytes)]]);
  return {
    contentType,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    immutable: path.startsWith('/assets/'),
    compressible: isText(contentType) && bytes.length >= worthCompressing,
    body(encoding) {
      const known = bodies.get(encoding);
      if (known) return known;
      const fresh = encoding === 'identity' ? Promise.resolve(bytes) : compress[encoding](bytes);
      bodies.set(encoding, fresh);
      return fresh;
    },
  };
};

/**
 * Reads a folder into memory, by path from `/` on. Only this list is served, so no address can lead out of the folder;
 * links are not followed.
 * @throws Error with a sentence when the folder cannot be read.
 */
export const readStaticFiles = async (root: string): Promise<ReadonlyMap<string, StaticFile>> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw new Error(`The folder ${root} cannot be read. Build the site first.`, { cause });
  });
  const read = async (file: string): Promise<[string, StaticFile]> => {
    const path = `/${relative(root, file).split(sep).join('/')}`;
    return [path, staticFile(path, await readFile(file))];
  };
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(read)));
};
