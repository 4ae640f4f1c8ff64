import type { EndpointGroup } from './endpoint.ts';

/** What concerns the caller's own membership (MINE-01). */
export const me = {
  readOwnMembership: {
    method: 'get',
    path: 'Me',
    access: 'signedIn',
    success: 'json',
    added: true,
    label: '나의 교회 보기',
  },
} as const satisfies EndpointGroup;
