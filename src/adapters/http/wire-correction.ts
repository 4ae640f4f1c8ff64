import * as z from 'zod/mini';
import { CORRECTABLE_FIELDS } from '@/shared/domain/correctable-field.ts';
import { wireDate, wireId } from './wire.ts';
import { wireTrimmedText } from './wire-parts.ts';

/** A requested correction; an unknown field is read as `other`. */
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
