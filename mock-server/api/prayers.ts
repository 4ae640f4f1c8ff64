import * as z from 'zod/mini';
import { prayerLists, prayerScopes } from '../church/schemas/prayers.ts';
import type { EndpointGroup } from './endpoint.ts';
import { filledText, recordNumber, requiredReason, wordOf, writtenDate } from './fields.ts';

/** How long a request may be, in UTF-16 units. */
const LONGEST = 1000;

const draft = z.object({
  text: filledText.check(z.maxLength(LONGEST)),
  scope: z.enum(prayerScopes),
  anonymous: z.boolean(),
  until: writtenDate,
});

const byId = { id: recordNumber };

/** Prayer requests of linked members (MINE-04). */
export const prayers = {
  listPrayers: {
    method: 'get',
    path: 'Prayer',
    access: 'signedIn',
    query: z.object({ scope: z.optional(wordOf(prayerLists)) }),
    success: 'json',
    added: true,
    label: '기도 제목 보기',
  },
  postPrayer: {
    method: 'post',
    path: 'Prayer',
    access: 'signedIn',
    body: { json: draft },
    success: 'created',
    added: true,
    label: '기도 제목 나누기',
  },
  changePrayer: {
    method: 'put',
    path: 'Prayer/{id}',
    access: 'signedIn',
    params: byId,
    body: { json: draft },
    conditional: 409,
    success: 'json',
    added: true,
    label: '기도 제목 고치기',
  },
  deletePrayer: {
    method: 'delete',
    path: 'Prayer/{id}',
    access: 'signedIn',
    params: byId,
    success: 'noContent',
    added: true,
    label: '기도 제목 거두기',
  },
  restorePrayer: {
    method: 'post',
    path: 'Prayer/{id}/restore',
    access: 'signedIn',
    params: byId,
    success: 'json',
    added: true,
    label: '거둔 기도 제목 되살리기',
  },
  prayFor: {
    method: 'post',
    path: 'Prayer/{id}/prayed',
    access: 'signedIn',
    params: byId,
    success: 'noContent',
    added: true,
    label: '함께 기도했다고 알리기',
  },
  takePrayingBack: {
    method: 'delete',
    path: 'Prayer/{id}/prayed',
    access: 'signedIn',
    params: byId,
    success: 'noContent',
    added: true,
    label: '함께 기도한 것 거두기',
  },
  answerPrayer: {
    method: 'post',
    path: 'Prayer/{id}/answered',
    access: 'signedIn',
    params: byId,
    success: 'noContent',
    added: true,
    label: '응답받았다고 알리기',
  },
  reopenPrayer: {
    method: 'post',
    path: 'Prayer/{id}/reopen',
    access: 'signedIn',
    params: byId,
    success: 'noContent',
    added: true,
    label: '응답받은 것을 되돌리기',
  },
  hidePrayer: {
    method: 'post',
    path: 'Prayer/{id}/hide',
    access: 'admins',
    params: byId,
    body: { json: z.object({ reason: requiredReason }) },
    success: 'noContent',
    added: true,
    label: '기도 제목 숨기기',
  },
  unhidePrayer: {
    method: 'post',
    path: 'Prayer/{id}/unhide',
    access: 'admins',
    params: byId,
    success: 'noContent',
    added: true,
    label: '숨긴 기도 제목 다시 보이기',
  },
} as const satisfies EndpointGroup;
