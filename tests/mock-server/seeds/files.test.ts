import { describe, expect, it } from 'vitest';
import { drawBulletin, drawPoster, fileContent } from '../../../mock-server/seeds/drawings/file-content.ts';
import { createPdf } from '../../../mock-server/seeds/posts.ts';
import { churchAt } from './church-at.ts';

describe('a bulletin', () => {
  const people = ['박정훈 장로'];

  it('shows its number, its date and the name of its Sunday on the cover', () => {
    const cover = drawBulletin('2026-11-22', 1, people);
    for (const words of ['제51권 47호', '2026년 11월 22일', '추수감사주일']) expect(cover).toContain(words);
  });

  it('shows who prays and what is preached', () => {
    const order = drawBulletin('2026-11-22', 2, people);
    for (const words of ['박정훈 장로', '범사에 감사하라', '살전 5:16–18']) expect(order).toContain(words);
  });

  it('draws the same page alike, and another page or Sunday differently', () => {
    const page = drawBulletin('2026-11-22', 4, people);
    expect(drawBulletin('2026-11-22', 4, people)).toBe(page);
    expect(drawBulletin('2026-11-22', 3, people)).not.toBe(page);
    expect(drawBulletin('2026-11-15', 4, people)).not.toBe(page);
  });
});

describe('a poster', () => {
  it('shows its words as words', () => {
    const poster = drawPoster({ heading: '<b>&', line: '"', look: 9 });
    expect(poster).toContain('&lt;b&gt;&amp;');
    expect(poster).not.toContain('<b>');
  });
});

describe('a PDF', () => {
  const text = new TextDecoder('latin1').decode(createPdf(['Ruth (1)', '한글']));

  it('says where each of its objects lies', () => {
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(5);
    offsets.forEach((offset, at) => expect(text.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj\n`)));
  });

  it('says where its table lies and how long its text is', () => {
    const table = Number(/startxref\n(\d+)\n%%EOF/.exec(text)?.[1]);
    const [, length, stream] = /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? [];
    expect(text.slice(table)).toMatch(/^xref\n/);
    expect(stream?.length).toBe(Number(length));
  });

  it('escapes what would end its strings, and replaces what Helvetica lacks', () => {
    expect(text).toContain('(Ruth \\(1\\)) Tj');
    expect(text).toContain('(??) Tj');
  });
});

describe('the files of the everyday church', () => {
  it('are all readable: PDFs as bytes, pictures as whole SVGs', async () => {
    for (const file of (await churchAt('2026-11-18')).storedFiles.all()) {
      const content = fileContent(file);
      if (file.contentType === 'application/pdf') expect(content).toBeInstanceOf(Uint8Array);
      else expect(content).toMatch(/^<svg xmlns=.*<\/svg>$/s);
    }
  });

  it('fit into a snapshot of half a megabyte', async () => {
    const files = (await churchAt('2026-11-18')).storedFiles.all();
    const size = files.map(({ content }) =>
      content instanceof Uint8Array ? content.length : JSON.stringify(content).length,
    );
    expect(size.reduce((sum, each) => sum + each, 0)).toBeLessThan(500_000);
  });
});
