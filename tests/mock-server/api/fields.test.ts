import { describe, expect, it } from 'vitest';
import { pageQuery } from '../../../mock-server/api/fields.ts';

describe('the part of a list', () => {
  it.each([
    ['page=2&itemsPerPage=5', { page: 2, itemsPerPage: 5 }],
    ['', { page: 1, itemsPerPage: 10 }],
    ['page=0&itemsPerPage=-1', { page: 1, itemsPerPage: 10 }],
    ['page=x&itemsPerPage=2.5', { page: 1, itemsPerPage: 10 }],
    ['page=1&itemsPerPage=100000', { page: 1, itemsPerPage: 100 }],
  ])('is asked for by %j', (query, request) => {
    expect(pageQuery.parse(Object.fromEntries(new URLSearchParams(query)))).toEqual(request);
  });
});
