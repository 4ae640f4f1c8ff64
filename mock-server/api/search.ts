import * as z from 'zod/mini';
import type { EndpointGroup } from './endpoint.ts';
import { filledText, pageNumber, pageSize } from './fields.ts';

/** Longer than any text that a user types into a search field. */
const LONGEST = 200;

/** FIND-01. */
export const search = {
  search: {
    method: 'get',
    path: 'Search',
    access: 'anyone',
    query: z.object({
      q: filledText.check(z.maxLength(LONGEST)),
      page: pageNumber,
      itemsPerPage: pageSize,
    }),
    success: 'json',
    added: true,
    label: '찾기',
  },
} as const satisfies EndpointGroup;
