import { button, follow, heading, type Journey, link } from './journey.ts';

const PICTURES = 'section[aria-label="주보 쪽"] img';

export const visitorJourneys: readonly Journey[] = [
  {
    who: 'visitor',
    what: 'closes the welcome, reads the home page and its map',
    async walk(hands) {
      await hands.visit('/');
      await hands.sees({ css: '[role="dialog"]' });
      await hands.press('Escape');
      await hands.seesNo({ css: '[role="dialog"]' });
      await hands.sees(link(/공지사항/));
      await hands.click(button('다음 사진'));
      await hands.seesSo(
        'the map',
        `(document.querySelector('.leaflet-container, [data-map]')?.scrollIntoView(), document.querySelector('img.leaflet-tile-loaded') !== null || (scrollTo(0, document.body.scrollHeight), false))`,
      );
    },
  },
  {
    who: 'visitor',
    what: 'goes through the pages, back, and to one that does not exist',
    async walk(hands) {
      await hands.visit('/intro/vision');
      await follow(hands, '교제', '행사');
      await follow(hands, '섬기는 사람들', '담임목사');
      await hands.back();
      await hands.sees(heading('행사'));
      await hands.visit('/no/such/page');
      await hands.sees(heading('404'));
      await hands.click(link('첫 화면으로'));
      await hands.seesSo('the home page', `location.pathname === '/home' || location.pathname === '/'`);
    },
  },
  {
    who: 'visitor',
    what: 'reads the bulletin of this week and another, larger',
    async walk(hands) {
      await hands.visit('/sermon/bulletin');
      await hands.seesSo('four pages', loaded(4));
      await hands.click({ css: 'fieldset[aria-label="주보 쪽 크기"] button', name: '확대' });
      await hands.sees({ css: 'fieldset[aria-label="주보 쪽 크기"] output', name: /1[1-9]\d ?%|[2-9]\d\d ?%/ });
      await hands.click(link('이전 주 주보'));
      await hands.seesSo('another week', `/\\d{4}-\\d{2}-\\d{2}$/.test(location.pathname)`);
      await hands.seesSo('its pages', loaded(1));
    },
  },
  {
    who: 'visitor',
    what: 'sees the organisation as a picture, larger',
    async walk(hands) {
      await hands.visit('/organizations');
      await hands.click(link('그림으로 보기'));
      await hands.sees({ css: 'svg[role="img"], [role="img"]', name: /위원회 7곳과 그 부서 35곳/ });
      await hands.click(button('확대'));
      await hands.click(button('원래 크기'));
    },
  },
];

/** Whether at least so many pictures are loaded. */
const loaded = (count: number): string =>
  `([...document.querySelectorAll('${PICTURES}')].forEach((one) => one.scrollIntoView()), [...document.querySelectorAll('${PICTURES}')].filter((one) => one.naturalWidth > 0).length >= ${count})`;
