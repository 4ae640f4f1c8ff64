import { committeeBody, departmentBody, governingSessionBody } from '../church/rules/organisation-bodies.ts';
import type { EndpointGroup } from './endpoint.ts';
import { recordNumber } from './fields.ts';

const byId = { id: recordNumber };

/** A write may name the version that it is based on (ORGN-10). */
const write = { method: 'put', access: 'admins', conditional: 412, success: 'json', added: true } as const;

/** 당회, committees, departments and mission societies (ORGN-01 to ORGN-11). */
export const organisation = {
  readSession: {
    method: 'get',
    path: 'session',
    access: 'anyone',
    recognizes: true,
    success: 'json',
    label: '당회와 조직 보기',
  },
  changeSession: { ...write, path: 'session', body: { json: governingSessionBody }, label: '당회 저장' },
  readCommittee: {
    method: 'get',
    path: 'committee/detailed/{id}',
    access: 'anyone',
    recognizes: true,
    params: byId,
    success: 'json',
    label: '위원회 보기',
  },
  changeCommittee: {
    ...write,
    path: 'committee/{id}',
    params: byId,
    body: { json: committeeBody },
    label: '위원회 저장',
  },
  readDepartment: {
    method: 'get',
    path: 'Department/{id}',
    access: 'anyone',
    recognizes: true,
    params: byId,
    success: 'json',
    label: '선교회와 부서 보기',
  },
  changeDepartment: {
    ...write,
    path: 'Department/{id}',
    params: byId,
    body: { json: departmentBody },
    label: '선교회와 부서 저장',
  },
} as const satisfies EndpointGroup;
