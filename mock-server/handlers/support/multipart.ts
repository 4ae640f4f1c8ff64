import { getMultipartBoundary, type MultipartPart, parseMultipart } from '@remix-run/multipart-parser';
import type * as z from 'zod';
import { done, refuse } from '../../church/rules/outcome.ts';
import { checked, type Reader } from './readers.ts';

type Field = readonly [name: string, value: string | File];

const fieldOf = (part: MultipartPart): Field => {
  const name = (part.name ?? '').toLowerCase();
  const { filename, mediaType = '' } = part;
  if (filename === undefined) return [name, part.text];
  return [name, new File([part.arrayBuffer], filename.replaceAll('%22', '"'), { type: mediaType })];
};

/** From the bytes, for `formData` of a worker in WebKit takes a file whose name is in Hangul for text. */
const fieldsIn = (bytes: Uint8Array, boundary: string): Field[] => {
  const limits = { maxFileSize: bytes.length, maxTotalSize: bytes.length };
  return Array.from(parseMultipart(bytes, { boundary, ...limits }), fieldOf);
};

/**
 * A form by field: the schema sees every value of a field as a list, under the field's name in lower case, since the
 * real server binds names in any case.
 */
export const multipartBody =
  <Schema extends z.ZodType>(schema: Schema): Reader<z.output<Schema>> =>
  async ({ request, body }) => {
    const type = request.headers.get('Content-Type') ?? '';
    if (!/^multipart\/form-data\b/i.test(type)) return refuse('unsupportedMedia', '파일 양식으로 보내 주세요.');
    const bytes = await body();
    if (bytes.kind === 'refused') return bytes;
    const fields = new Map<string, (string | File)[]>();
    try {
      for (const [name, value] of fieldsIn(bytes.value, getMultipartBoundary(type) ?? '')) {
        fields.set(name, [...(fields.get(name) ?? []), value]);
      }
    } catch {
      return refuse('invalid', '보내신 양식을 읽을 수 없습니다.');
    }
    const read = checked(schema, Object.fromEntries(fields));
    return read.kind === 'refused' ? read : done(read.value);
  };
