import type { EndpointGroup } from './endpoint.ts';
import { filePath, pin, recordNumber, requiredLongText, requiredText } from './fields.ts';
import { anyFilesField, anyTextsField, textField } from './form.ts';
import { pageQuery } from './page-query.ts';

/** ADVT-01 to ADVT-03. */
export const advertisements = {
  listAdvertisements: {
    method: 'get',
    path: 'Advertisement',
    access: 'anyone',
    query: pageQuery,
    success: 'json',
    label: '광고 목록 보기',
  },
  readAdvertisement: {
    method: 'get',
    path: 'advertisement/{id}',
    access: 'anyone',
    params: { id: recordNumber },
    success: 'json',
    added: true,
    label: '광고 하나 읽기',
  },
  postAdvertisement: {
    method: 'post',
    path: 'advertisement',
    access: 'publishers',
    body: {
      form: {
        title: textField(requiredText),
        content: textField(requiredLongText),
        author: textField(requiredText),
        Images: anyFilesField,
      },
    },
    success: 'created',
    label: '광고 올리기',
  },
  changeAdvertisement: {
    method: 'put',
    path: 'advertisement/{id}',
    access: 'publishers',
    params: { id: recordNumber },
    body: {
      form: {
        title: textField(requiredText),
        content: textField(requiredLongText),
        author: textField(requiredText),
        keep: anyTextsField(filePath),
        Images: anyFilesField,
      },
    },
    conditional: 409,
    success: 'json',
    added: true,
    label: '광고 고치기',
  },
  pinAdvertisement: {
    method: 'put',
    path: 'advertisement/{id}/pin',
    access: 'publishers',
    params: { id: recordNumber },
    body: { json: pin },
    success: 'noContent',
    added: true,
    label: '광고 고정하기',
  },
  deleteAdvertisement: {
    method: 'delete',
    path: 'advertisement/{id}',
    access: 'publishers',
    params: { id: recordNumber },
    success: 'noContent',
    label: '광고 지우기',
  },
} as const satisfies EndpointGroup;
