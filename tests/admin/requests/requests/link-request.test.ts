import { describe, expect, it } from 'vitest';
import { fitOf } from '@/admin/requests/requests.ts';
import { aCandidate, aLinkRequest } from '../../../builders/link-request.ts';

describe('MINE-02 a member who may be the one that asks', () => {
  it.each([
    ['both', {}],
    ['both', { name: '정 하나' }],
    ['name', { birthDate: '1993-03-27' as const }],
    ['name', { birthDate: undefined }],
    ['birthDate', { name: '정한나' }],
  ])('fits in %s with %o', (fit, given) => {
    expect(fitOf(aLinkRequest(), aCandidate(given))).toBe(fit);
  });
});
