import { describe, expect, it } from 'vitest';
import { browserFileHeads } from '@/adapters/browser/file-heads.ts';
import { HEAD_BYTES } from '../../support/limits.ts';

describe('the beginning of a file', () => {
  it('has as many bytes as are needed to recognise the kind', async () => {
    const head = await browserFileHeads.readHead(new File([new Uint8Array(5000).fill(7)], 'large.png'));
    expect(head).toEqual(new Uint8Array(HEAD_BYTES).fill(7));
  });

  it('is the whole of a short file', async () => {
    expect(await browserFileHeads.readHead(new File(['GIF89a'], 'short.gif'))).toHaveLength(6);
  });
});
