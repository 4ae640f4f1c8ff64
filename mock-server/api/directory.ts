import * as z from 'zod/mini';
import type { EndpointGroup } from './endpoint.ts';
import { numericId, pageNumber, writtenText } from './fields.ts';

const audience = z.enum(['nobody', 'zone', 'members']);
const settings = z.object({ telephone: audience, email: audience, birthday: audience, photo: audience });

/** Longer than any text that a user types into a search field. */
const LONGEST = 200;

const query = z.object({
  page: pageNumber,
  q: z.optional(writtenText.check(z.maxLength(LONGEST))),
  zone: z.optional(numericId),
});

/** MINE-03. Each refuses an account that is linked to no member with 403. */
export const directory = {
  readDirectory: {
    method: 'get',
    path: 'Directory',
    access: 'signedIn',
    query,
    success: 'json',
    added: true,
    label: '교인 명부 보기',
  },
  readPhoto: {
    method: 'get',
    path: 'Directory/photos/{key}',
    access: 'anyone',
    params: { key: z.string() },
    success: 'file',
    added: true,
    label: '교인 사진 보기',
  },
  readVisibility: {
    method: 'get',
    path: 'Me/visibility',
    access: 'signedIn',
    success: 'json',
    added: true,
    label: '내 공개 범위 보기',
  },
  changeVisibility: {
    method: 'put',
    path: 'Me/visibility',
    access: 'signedIn',
    body: { json: settings },
    conditional: 412,
    success: 'json',
    added: true,
    label: '내 공개 범위 저장',
  },
} as const satisfies EndpointGroup;
