import { afterEach, describe, expect, it, vi } from 'vitest';
import { absoluteAddress, browserAddressCopying, browserLinkSharing } from '@/adapters/browser/sharing.ts';

const link = { title: '주보', address: '/sermon/bulletin?date=2026-11-22' };
afterEach(() => vi.unstubAllGlobals());

function device(share?: (data: ShareData) => Promise<void>, writeText = () => Promise.resolve()) {
  const copied = vi.fn(writeText);
  vi.stubGlobal('navigator', { share, clipboard: { writeText: copied } });
  return copied;
}

describe('sharing an address of the site', () => {
  it('uses the share dialog of the device where there is one, with the absolute address', async () => {
    const share = vi.fn(() => Promise.resolve());
    const copied = device(share);
    expect(await browserLinkSharing.share(link)).toBe('shared');
    expect(share).toHaveBeenCalledWith({ title: '주보', url: new URL(link.address, window.location.href).href });
    expect(copied).not.toHaveBeenCalled();
  });

  it('is dismissed when the reader closes the share dialog', async () => {
    const copied = device(() => Promise.reject(new DOMException('no', 'AbortError')));
    expect(await browserLinkSharing.share(link)).toBe('dismissed');
    expect(copied).not.toHaveBeenCalled();
  });

  it('is dismissed by a second press while the share dialog is still open', async () => {
    const copied = device(() => Promise.reject(new DOMException('already open', 'InvalidStateError')));
    expect(await browserLinkSharing.share(link)).toBe('dismissed');
    expect(copied).not.toHaveBeenCalled();
  });

  it('copies the address where the device cannot share', async () => {
    const copied = device(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    expect(await browserLinkSharing.share(link)).toBe('copied');
    device();
    expect(await browserLinkSharing.share(link)).toBe('copied');
    expect(copied).toHaveBeenCalledOnce();
  });

  it('fails where the device can neither share nor copy', async () => {
    device(undefined, () => Promise.reject(new Error('denied')));
    expect(await browserLinkSharing.share(link)).toBe('failed');
  });
});

describe('MINE-05 copying an address', () => {
  it('copies it, also where the device could share', async () => {
    const copied = device(() => Promise.resolve());
    expect(await browserAddressCopying.copy('https://api.example.org/calendar.ics')).toBe('copied');
    expect(copied).toHaveBeenCalledWith('https://api.example.org/calendar.ics');
  });

  it('makes an address of this host whole, and leaves any other as it is', () => {
    expect(absoluteAddress('/')).toBe(new URL('/', window.location.href).href);
    expect(absoluteAddress('https://api.example.org/')).toBe('https://api.example.org/');
  });
});
