import * as z from 'zod/mini';
import type { EndpointGroup } from './endpoint.ts';
import { pin, recordNumber, requiredLongText, requiredText } from './fields.ts';
import { pageQuery } from './page-query.ts';

const draft = z.object({
  title: requiredText,
  content: requiredLongText,
  author: requiredText,
  date: z.optional(z.string().check(z.maxLength(40))),
});

/** ANNO-01 to ANNO-03, EDIT-01. */
export const announcements = {
  listAnnouncements: {
    method: 'get',
    path: 'Announcement',
    access: 'anyone',
    query: pageQuery,
    success: 'json',
    label: '공지사항 목록 보기',
  },
  postAnnouncement: {
    method: 'post',
    path: 'Announcement',
    access: 'publishers',
    body: { json: draft },
    success: 'created',
    label: '공지사항 올리기',
  },
  readAnnouncement: {
    method: 'get',
    path: 'Announcement/{id}',
    access: 'anyone',
    params: { id: recordNumber },
    success: 'json',
    label: '올린 공지사항 다시 읽기',
  },
  changeAnnouncement: {
    method: 'put',
    path: 'Announcement/{id}',
    access: 'publishers',
    params: { id: recordNumber },
    body: { json: draft },
    conditional: 409,
    success: 'json',
    added: true,
    label: '공지사항 고치기',
  },
  pinAnnouncement: {
    method: 'put',
    path: 'Announcement/{id}/pin',
    access: 'publishers',
    params: { id: recordNumber },
    body: { json: pin },
    success: 'noContent',
    added: true,
    label: '공지사항 고정하기',
  },
  deleteAnnouncement: {
    method: 'delete',
    path: 'Announcement/{id}',
    access: 'publishers',
    params: { id: recordNumber },
    success: 'noContent',
    label: '공지사항 지우기',
  },
} as const satisfies EndpointGroup;
