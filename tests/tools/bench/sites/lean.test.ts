import { describe, expect, it } from 'vitest';
import { leanHtml, leanPages, leanPicture } from './lean.ts';

describe('the page that was written by hand', () => {
  it('is one of 2.5 kB, with nothing to fetch but its picture', () => {
    const html = leanHtml('plain');
    expect(Buffer.byteLength(html)).toBeGreaterThan(2000);
    expect(Buffer.byteLength(html)).toBeLessThan(3000);
    expect(html.match(/(?:src|href)="\/[^"]*\.\w+"/g)).toEqual(['src="/picture.bmp"']);
  });

  it.each(leanPages)('opens its menu by one inline line: %s', (page) => {
    expect(leanHtml(page).match(/<script>.*?<\/script>/gs)).toHaveLength(1);
    expect(leanHtml(page)).toContain(`onclick=()=>document.getElementById('menu').showModal()`);
  });

  it('has a picture of 24 kB that is no narrower than the phone', () => {
    const picture = leanPicture();
    expect(picture.length).toBeGreaterThan(23_000);
    expect(picture.length).toBeLessThan(25_000);
    expect(picture.readInt32LE(18)).toBeGreaterThan(412);
    expect(picture).toEqual(leanPicture());
  });
});
