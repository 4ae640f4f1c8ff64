import { expect, it } from 'vitest';
import { decodeText } from '@/shared/addresses.ts';

it.each([
  ['%EC%A3%BC%EB%B3%B4', '주보'],
  ['a+b%2Fc', 'a+b/c'],
  ['100%', '100%'],
  ['%EC%A3', '%EC%A3'],
  ['', ''],
])('percent escapes are decoded where all are valid: %s', (text, decoded) => {
  expect(decodeText(text)).toBe(decoded);
});
