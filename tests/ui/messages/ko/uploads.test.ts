import { describe, expect, it } from 'vitest';
import { imageRule, optionalImageRule, pdfRule } from '@/content/uploads/files.ts';
import { fileErrorText, fileRuleText, percentOfShare, sizeText } from '@/ui/messages/ko/uploads.ts';

describe('the texts about files', () => {
  it.each([
    [0, '0바이트'],
    [1023, '1023바이트'],
    [1024, '1KB'],
    [840_000, '820KB'],
    [1024 * 1024, '1MB'],
    [1_500_000, '1.4MB'],
    [10 * 1024 * 1024, '10MB'],
  ])('name %i bytes as %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });

  it.each([
    [0, '0%'],
    [0.5, '50%'],
    [0.999, '99%'],
    [1, '100%'],
  ])('name %d of a file as %s: complete only when all is sent', (share, text) => {
    expect(percentOfShare(share)).toBe(text);
  });

  it('name the limits of the place', () => {
    expect(fileRuleText(imageRule)).toBe(
      'PNG, JPEG, WebP, GIF 그림, 한 번에 20개까지, 하나에 10MB까지 올리실 수 있습니다.',
    );
    expect(fileRuleText(optionalImageRule)).toBe(
      'PNG, JPEG, WebP, GIF 그림, 한 번에 10개까지, 하나에 10MB까지 올리실 수 있습니다. 고르지 않으셔도 됩니다.',
    );
    expect(fileRuleText(pdfRule)).toBe('PDF 파일 하나, 20MB까지 올리실 수 있습니다.');
    expect(fileErrorText('tooLarge', pdfRule)).toBe('20MB보다 큰 파일은 올릴 수 없습니다.');
    expect(fileErrorText('wrongKind', pdfRule)).toBe('PDF 파일이 아닙니다. PDF 파일만 올릴 수 있습니다.');
    expect(fileErrorText('tooMany', imageRule)).toContain('20개');
  });
});
