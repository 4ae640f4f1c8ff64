import { describe, expect, it } from 'vitest';
import { emailLink, telephoneLink } from '@/people/directory.ts';

describe('MINE-03 what can be pressed', () => {
  it.each([
    ['+595 981 234 567', 'tel:+595981234567'],
    ['(0981) 234-567', 'tel:0981234567'],
    ['1234', undefined],
    ['javascript:alert(1)', undefined],
    ['전화 없음 12345', undefined],
  ])('is the telephone number %s', (telephone, link) => {
    expect(telephoneLink(telephone)).toBe(link);
  });

  it.each([
    ['minsu.kim@example.org', 'mailto:minsu.kim@example.org'],
    ['minsu@example.org?cc=all@example.org', undefined],
    ['"<script>"@example.org', undefined],
    ['minsu', undefined],
  ])('is the address %s', (email, link) => {
    expect(emailLink(email)).toBe(link);
  });
});
