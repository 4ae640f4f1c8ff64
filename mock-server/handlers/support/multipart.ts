import type * as z from 'zod';
import { done, refuse } from '../../church/rules/outcome.ts';
import { checked, type Reader } from './readers.ts';

/**
 * A form by field: the schema sees every value of a field as a list, under the field's name in lower case, since the
 * real server binds names in any case.
 */
export const multipartBody =
  <Schema extends z.ZodType>(schema: Schema): Reader<z.output<Schema>> =>
  async ({ request }) => {
    if (!/^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '')) {
      return refuse('unsupportedMedia', '파일 양식으로 보내 주세요.');
    }
    const form = await request.formData().catch(() => undefined);
    if (!form) return refuse('invalid', '보내신 양식을 읽을 수 없습니다.');
    const fields = new Map<string, FormDataEntryValue[]>();
    form.forEach((value, name) => {
      const key = name.toLowerCase();
      fields.set(key, [...(fields.get(key) ?? []), value]);
    });
    const body = checked(schema, Object.fromEntries(fields));
    return body.kind === 'refused' ? body : done(body.value);
  };
