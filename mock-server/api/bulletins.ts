import * as z from 'zod/mini';
import type { EndpointGroup } from './endpoint.ts';
import { calendarDate, filesField, optionalField, requiredText, textField } from './fields.ts';

const week = z.object({ dateFolder: z.string() });
const arrangement = z.object({ files: z.array(requiredText).check(z.minLength(1), z.maxLength(500)) });

/** Bulletins (BULL-02, 05, 08) and the files behind every image address. */
export const bulletins = {
  readBulletin: {
    method: 'get',
    path: 'File/bulletin',
    access: 'anyone',
    query: week,
    success: 'json',
    label: '주보 보기',
  },
  listBulletins: {
    method: 'get',
    path: 'File/bulletins',
    access: 'anyone',
    query: z.object({ from: calendarDate, to: calendarDate }),
    success: 'json',
    added: true,
    label: '주보가 있는 주 보기',
  },
  postBulletin: {
    method: 'post',
    path: 'File/newBulletin',
    access: 'publishers',
    body: {
      form: {
        files: filesField,
        dateFolder: optionalField(textField(requiredText)),
        mode: optionalField(textField(z.enum(['append', 'replace']))),
      },
    },
    success: 'json',
    label: '주보 올리기',
  },
  arrangeBulletin: {
    method: 'put',
    path: 'File/bulletin',
    access: 'publishers',
    query: week,
    body: { json: arrangement },
    success: 'noContent',
    added: true,
    label: '주보 쪽 정리',
  },
  deleteBulletin: {
    method: 'delete',
    path: 'File/bulletin',
    access: 'publishers',
    query: week,
    success: 'noContent',
    added: true,
    label: '주보 지우기',
  },
  restoreBulletin: {
    method: 'post',
    path: 'File/bulletin/restore',
    access: 'publishers',
    query: week,
    success: 'json',
    added: true,
    label: '지운 주보 되살리기',
  },
  readFile: {
    method: 'get',
    path: 'File/content/{id}',
    access: 'anyone',
    params: { id: z.string() },
    query: z.object({ key: z._default(z.string(), '') }),
    success: 'file',
    label: '올린 그림 보기',
  },
} as const satisfies EndpointGroup;
