import type { EndpointGroup } from './endpoint.ts';
import { filePath, pin, recordNumber, requiredText } from './fields.ts';
import { anyTextsField, fileField, optionalField, textField } from './form.ts';
import { pageQuery } from './page-query.ts';

/** BIBL-01 to BIBL-03. */
export const bibleStudies = {
  listBibleStudies: {
    method: 'get',
    path: 'bibleStudy',
    access: 'anyone',
    query: pageQuery,
    success: 'json',
    label: '성경공부 목록 보기',
  },
  readBibleStudy: {
    method: 'get',
    path: 'bibleStudy/{id}',
    access: 'anyone',
    params: { id: recordNumber },
    success: 'json',
    added: true,
    label: '성경공부 하나 읽기',
  },
  postBibleStudy: {
    method: 'post',
    path: 'BibleStudy',
    access: 'publishers',
    body: { form: { title: textField(requiredText), file: fileField } },
    success: 'created',
    label: '성경공부 올리기',
  },
  changeBibleStudy: {
    method: 'put',
    path: 'BibleStudy/{id}',
    access: 'publishers',
    params: { id: recordNumber },
    body: { form: { title: textField(requiredText), keep: anyTextsField(filePath), file: optionalField(fileField) } },
    conditional: 409,
    success: 'json',
    added: true,
    label: '성경공부 고치기',
  },
  pinBibleStudy: {
    method: 'put',
    path: 'bibleStudy/{id}/pin',
    access: 'publishers',
    params: { id: recordNumber },
    body: { json: pin },
    success: 'noContent',
    added: true,
    label: '성경공부 고정하기',
  },
  deleteBibleStudy: {
    method: 'delete',
    path: 'bibleStudy/{id}',
    access: 'publishers',
    params: { id: recordNumber },
    success: 'noContent',
    label: '성경공부 지우기',
  },
  readBibleStudyFile: {
    method: 'get',
    path: 'bibleStudy/{id}/download',
    access: 'anyone',
    params: { id: recordNumber },
    success: 'file',
    label: '성경공부 문제지 열기',
  },
} as const satisfies EndpointGroup;
