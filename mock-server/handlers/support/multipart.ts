import type { MultipartPart } from '@remix-run/multipart-parser';
import * as z from 'zod/mini';
import type { FormFields } from '../../api/form.ts';
import { refuse } from '../../church/rules/outcome.ts';
import { checked, type Reader } from './readers.ts';

type Field = readonly [name: string, value: string | File];

const fieldOf = (part: MultipartPart): Field => {
  const name = (part.name ?? '').toLowerCase();
  const { filename, mediaType = '' } = part;
  if (filename === undefined) return [name, part.text];
  return [name, new File([part.arrayBuffer], filename.replaceAll('%22', '"'), { type: mediaType })];
};

/** Parsed from the bytes, because WebKit's `formData` in a worker reads a file with a Hangul name as text. */
const fieldsIn = async (bytes: Uint8Array, type: string): Promise<Field[]> => {
  // Loaded on demand: visitors send no files.
  const { getMultipartBoundary, parseMultipart } = await import('@remix-run/multipart-parser');
  const limits = { maxFileSize: bytes.length, maxTotalSize: bytes.length };
  return Array.from(parseMultipart(bytes, { boundary: getMultipartBoundary(type) ?? '', ...limits }), fieldOf);
};

const schemaOf = (fields: FormFields): z.ZodMiniType<Readonly<Record<string, unknown>>> =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])));

/** A form by its fields, whose names the real server reads in any letter case. */
export const formBody =
  (fields: FormFields): Reader<Readonly<Record<string, unknown>>> =>
  async ({ request, body }) => {
    const type = request.headers.get('Content-Type') ?? '';
    if (!/^multipart\/form-data\b/i.test(type)) return refuse('unsupportedMedia', '파일 양식으로 보내 주세요.');
    const bytes = await body();
    if (bytes.kind === 'refused') return bytes;
    const given = new Map<string, (string | File)[]>();
    try {
      for (const [name, value] of await fieldsIn(bytes.value, type)) {
        given.set(name, [...(given.get(name) ?? []), value]);
      }
    } catch {
      return refuse('invalid', '보내신 양식을 읽을 수 없습니다.');
    }
    const named = Object.keys(fields).map((name) => [name, given.get(name.toLowerCase())] as const);
    return checked(schemaOf(fields), Object.fromEntries(named));
  };
