import { Window } from 'happy-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { type PageAssets, pageHtml } from '../../src/build/page-html.ts';
import { renderPage } from '../../src/build/prerender-entry.tsx';
import { filled, withPreview } from '../../src/build/previews.ts';

const SITE = 'https://www.example.org';
const API = 'https://api.example.org/';
const MESSENGER = 'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984';

const assets: PageAssets = {
  css: '',
  sheets: [],
  entry: '/assets/index.js',
  modules: [],
  later: [],
  needsCore: false,
  siteUrl: `${SITE}/`,
};

/** The contents of a document's head that messengers read. */
function headOf(html: string) {
  const { head } = new new Window().DOMParser().parseFromString(html, 'text/html');
  const said = (selector: string) => [...head.querySelectorAll(selector)].map((meta) => meta.getAttribute('content'));
  return {
    titles: [...head.querySelectorAll('title')].map(({ textContent }) => textContent),
    ogTitle: said('meta[property="og:title"]'),
    descriptions: [...said('meta[name="description"]'), ...said('meta[property="og:description"]')],
    address: said('meta[property="og:url"]'),
    scripts: head.querySelectorAll('script').length,
  };
}

let shell: string;
beforeAll(async () => {
  shell = pageHtml(await renderPage('/communion/announcements/_'), assets);
});

/** The preview of a messenger when the server answers so. */
async function ask(path: string, answer: unknown, { status = 200, agent = MESSENGER } = {}) {
  const asked: string[] = [];
  const server = (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  };
  const request = new Request(`${SITE}${path}`, { headers: { 'User-Agent': agent } });
  const page = new Response(shell, { headers: { ETag: '"1"', 'Content-Type': 'text/html' } });
  const given = await withPreview(request, page, API, server);
  return { asked, headers: given.headers, html: await given.text() };
}

const words = { title: '성가대 연습', content: '토요일 아침\n\n아홉 시에 모입니다.' };

describe('PAGE-02 the preview of a page in messengers', () => {
  it('has title, first lines and address of a post', async () => {
    const { asked, html, headers } = await ask('/communion/announcements/57', words);
    expect(asked).toEqual(['https://api.example.org/api/Announcement/57']);
    expect(headOf(html)).toMatchObject({
      titles: ['성가대 연습 · 아순시온 소망한인교회'],
      ogTitle: ['성가대 연습 · 아순시온 소망한인교회'],
      descriptions: ['토요일 아침 아홉 시에 모입니다.', '토요일 아침 아홉 시에 모입니다.'],
      address: [`${SITE}/communion/announcements/57`],
    });
    expect(headers.get('ETag')).toBeNull();
    expect(headers.get('Content-Type')).toBe('text/html');
    expect(html.slice(html.indexOf('</head>'))).toBe(shell.slice(shell.indexOf('</head>')));
  });

  it.each([
    ['/communion/advertisements/34', words, 'api/advertisement/34', '성가대 연습'],
    ['/sermon/bibleStudies/43/', words, 'api/bibleStudy/43', '성가대 연습'],
    ['/communion/events/2026-11-28/57', { name: '환영회', start: '2026-11-28' }, 'api/Event/57', '환영회'],
    ['/COMMUNION/Announcements/a%252Fb', words, 'api/Announcement/a%2Fb', '성가대 연습'],
  ])('of %s is read from the server', async (path, answer, call, title) => {
    const { asked, html } = await ask(path, answer);
    expect(asked).toEqual([`${API}${call}`]);
    expect(headOf(html).titles).toEqual([`${title} · 아순시온 소망한인교회`]);
  });

  it('of an event has its days and its host', async () => {
    const retreat = { name: '수련회', start: '2026-07-30', end: '2026-08-02', hostedBy: '청년부' };
    const { html } = await ask('/communion/events/2026-07-30/7', retreat);
    expect(headOf(html).descriptions[0]).toBe('2026-07-30 – 2026-08-02 · 청년부');
  });

  it('of a bulletin needs no call', async () => {
    const { asked, html } = await ask('/sermon/bulletin/2026-11-22', {});
    expect(asked).toEqual([]);
    expect(headOf(html).titles[0]).toMatch(/^2026-11-22 .+ · 아순시온 소망한인교회$/);
  });

  it.each(['"><script>alert(1)</script>', '</title><script>alert(1)</script>', "$& $1 $' \\ '", '&quot;><b>', '<!--'])(
    'shows the title %j as text',
    async (title) => {
      const { html } = await ask('/communion/announcements/57', { title, content: title });
      const { scripts, titles, ogTitle, descriptions } = headOf(html);
      expect(titles).toEqual([`${title} · 아순시온 소망한인교회`]);
      expect(ogTitle).toEqual([`${title} · 아순시온 소망한인교회`]);
      expect(descriptions).toEqual([title, title]);
      expect(scripts).toBe(headOf(shell).scripts);
      expect(html.slice(html.indexOf('</head>'))).toBe(shell.slice(shell.indexOf('</head>')));
    },
  );

  it('shows an address as text', () => {
    const html = filled(shell, { title: '공지', description: '' }, `${SITE}/communion/announcements/1?"><script>`);
    expect(headOf(html).address).toEqual([`${SITE}/communion/announcements/1?"><script>`]);
    expect(headOf(html).scripts).toBe(headOf(shell).scripts);
  });

  it.each([
    ['a person asks', '/communion/announcements/57', words, { agent: 'Mozilla/5.0 Chrome/130' }],
    ['it is another page', '/communion/announcements', words, {}],
    ['the post is gone', '/communion/announcements/57', {}, { status: 404 }],
    ['the answer is no post', '/communion/announcements/57', [1], {}],
    ['the answer has no title', '/communion/announcements/57', { title: 7 }, {}],
    ['an id is made of dots', '/communion/announcements/%252E%252E', words, {}],
    ['an id is no text', '/communion/announcements/%25E0%25A4%25A', words, {}],
  ])('is the general one where %s', async (_, path, answer, more) => {
    const { html, headers } = await ask(path, answer, more);
    expect(html).toBe(shell);
    expect(headers.get('ETag')).toBe('"1"');
  });

  it('is the general one where the server does not answer', async () => {
    const noServer = () => Promise.reject(new TypeError('Failed to fetch'));
    const request = new Request(`${SITE}/communion/announcements/57`, { headers: { 'User-Agent': MESSENGER } });
    expect(await (await withPreview(request, new Response(shell), API, noServer)).text()).toBe(shell);
  });
});
