import { describe, expect, it } from 'vitest';
import { browserFileHeads } from '@/adapters/browser/file-heads.ts';
import { HEAD_BYTES } from '@/content/domain/file-check.ts';

describe('the beginning of a file', () => {
  it('is as long as the kinds of files need it, and no longer', async () => {
    const head = await browserFileHeads.readHead(new File([new Uint8Array(5000).fill(7)], 'large.png'));
    expect(head).toEqual(new Uint8Array(HEAD_BYTES).fill(7));
  });

  it('is all of a short file', async () => {
    expect(await browserFileHeads.readHead(new File(['GIF89a'], 'short.gif'))).toHaveLength(6);
  });
});
