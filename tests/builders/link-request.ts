import type { LinkCandidate, LinkRequest } from '@/admin/requests/requests.ts';

export const aCandidate = (given: Partial<LinkCandidate> = {}): LinkCandidate => ({
  id: 391,
  name: '정하나',
  birthDate: '1993-03-26',
  zone: '람바레 구역',
  ...given,
});

export const aLinkRequest = (given: Partial<LinkRequest> = {}): LinkRequest => ({
  id: 1,
  name: '정하나',
  birthDate: '1993-03-26',
  note: '',
  username: '정하나',
  email: 'hana.jung@example.org',
  created: '2026-11-18',
  candidates: [aCandidate()],
  ...given,
});
