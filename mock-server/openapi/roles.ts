import * as z from 'zod';
import type { roles } from '../api/roles.ts';
import { answer, type DocumentationOf, id, instant } from './documentation.ts';

export const role = z.strictObject({ id: z.string(), name: z.string() }).meta({ id: 'Role' });

const holder = z
  .strictObject({ id: z.string().optional(), username: z.string(), email: z.string().optional() })
  .meta({ description: '`id` and `email` are for Admins alone.' });

export const roleDetail = z.strictObject({ role: z.string(), users: z.array(holder) }).meta({ id: 'RoleDetail' });

export const roleRequest = z
  .strictObject({
    id,
    roleId: z.string(),
    role: z.string(),
    userId: z.string(),
    username: z.string(),
    email: z.string(),
    reason: z.string(),
    created: instant,
    state: z.enum(['open', 'declined']),
    answer: z.string().nullable().meta({ description: 'Why it was declined.' }),
  })
  .meta({ id: 'RoleRequest' });

const userId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const openRequest = {
  id: 5,
  roleId: 'role-editor',
  role: 'Editor',
  userId,
  username: '김민수',
  email: 'minsu.kim@example.org',
  reason: '주보를 올리려고 합니다.',
  created: '2026-11-15T13:00:00.000Z',
  state: 'open',
  answer: null,
} as const;

const decided = 'Somebody else has decided on it meanwhile.';
const waits = 'The request stays in the list, and a message says that this server cannot do it.';

export const roleDocs: DocumentationOf<typeof roles> = {
  listMyRoles: {
    summary: 'The names of the roles that one has',
    requirements: ['ROLE-01'],
    answer: answer(z.array(z.string()), ['Editor']),
  },
  listRoles: {
    summary: 'Every role',
    requirements: ['ROLE-02'],
    answer: answer(z.array(role), [{ id: 'role-editor', name: 'Editor' }]),
  },
  listRoleRequests: {
    summary: 'Requests for roles: all that are open for an Admin, their own for anyone else',
    requirements: ['ROLE-07'],
    answer: answer(z.array(roleRequest), [openRequest]),
    without: 'The page says that this server takes no requests, and to whom to turn instead; it is not asked again.',
  },
  requestRole: {
    summary: 'Ask for a role',
    description: 'The role Admin is given, and never asked for: 422.',
    requirements: ['ROLE-07'],
    request: { roleId: openRequest.roleId, reason: openRequest.reason },
    answer: answer(roleRequest, openRequest),
    errors: {
      400: 'A field is wrong, or there is no such role.',
      409: 'It was asked for, or is held already.',
    },
    without: 'What was typed is kept, and a sentence says that this server takes no requests.',
  },
  withdrawRoleRequest: {
    summary: "Take a request of one's own back",
    requirements: ['ROLE-08'],
    errors: { 404: 'There is none, or it is not the own one.', 409: decided },
    without: waits,
  },
  grantRoleRequest: {
    summary: 'Grant a request',
    requirements: ['ROLE-07'],
    errors: { 409: decided },
    without: waits,
  },
  declineRoleRequest: {
    summary: 'Decline a request',
    requirements: ['ROLE-07'],
    request: { reason: '다른 분이 맡으셨습니다.' },
    errors: { 409: decided },
    without: waits,
  },
  reopenRoleRequest: {
    summary: 'Open a request again that was decided by mistake',
    description: 'A role that it gave is taken back.',
    requirements: ['ROLE-07'],
    errors: { 409: 'It is open, there is another open one for the role, or the account is that of the last Admin.' },
    without: 'The decision stays, and a message says that this server cannot take it back.',
  },
  addToRole: {
    summary: 'Give a role to the account of an e-mail address',
    description: 'The body is a bare JSON string.',
    requirements: ['ROLE-05'],
    request: openRequest.email,
    errors: { 404: 'No such role or account.', 409: 'The account has the role already.' },
  },
  removeFromRole: {
    summary: 'Take a role from an account',
    description: "The body is a bare JSON string, the account's id. Its token keeps the role until the next refresh.",
    requirements: ['ROLE-04', 'AUTH-18'],
    request: userId,
    errors: {
      404: 'No such role, or the account does not have it.',
      409: 'The last Admin keeps the role: nobody could manage the church any more.',
    },
  },
  readRole: {
    summary: 'A role with those who have it',
    requirements: ['ROLE-03'],
    answer: answer(roleDetail, {
      role: 'Editor',
      users: [{ id: userId, username: '김민수', email: openRequest.email }],
    }),
  },
};
