import * as z from 'zod/mini';
import { CORRECTABLE_FIELDS } from '@/shared/domain/correctable-field.ts';
import { wireDate, wireId } from './wire.ts';
import { wireTrimmedText } from './wire-parts.ts';

/** What somebody has asked to be corrected; a field that is not known is another one. */
export const correctionShape = {
  id: wireId,
  field: z.pipe(
    z.string(),
    z.transform((field) => CORRECTABLE_FIELDS.find((known) => known === field) ?? ('other' as const)),
  ),
  wanted: wireTrimmedText,
  note: wireTrimmedText,
  created: wireDate,
};
