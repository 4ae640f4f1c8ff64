import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserFileSaver } from '@/adapters/browser/files.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('saving a file', () => {
  it('offers it under its name, as UTF-8, and revokes its URL later', async () => {
    vi.useFakeTimers();
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:kept';
    });
    const release = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    const clicked: HTMLAnchorElement[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this);
      expect(this.isConnected).toBe(true);
    });

    browserFileSaver.save({ name: '2026-11-18-행사.ics', mediaType: 'text/calendar', content: 'BEGIN:VCALENDAR' });

    expect(clicked.map(({ download, href }) => [download, href])).toEqual([['2026-11-18-행사.ics', 'blob:kept']]);
    expect(blobs.map(({ type }) => type)).toEqual(['text/calendar;charset=utf-8']);
    expect(await blobs[0]?.text()).toBe('BEGIN:VCALENDAR');
    expect(document.querySelector('a')).toBeNull();
    expect(release).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(release).toHaveBeenCalledWith('blob:kept');
  });
});
