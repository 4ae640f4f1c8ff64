import type { Hands } from '../hands.ts';
import { button, field, type Journey, post, signIn, toast } from './journey.ts';

export const editorJourneys: readonly Journey[] = [
  {
    who: 'editor',
    what: 'publishes an announcement, deletes it and brings it back',
    async walk(hands) {
      await signIn(hands, 'editor');
      await hands.visit('/communion/announcements');
      await hands.click(button('새 공지 쓰기'));
      await hands.write(field('제목'), '성가대 연습');
      await hands.write(field('내용'), '토요일 아침에 나눕니다.');
      await hands.write(field('작성자'), '친교부');
      await hands.click(button('등록'));
      await hands.sees(toast(/공지사항을 등록했습니다/));
      await hands.sees(post(/성가대 연습/));
      await hands.click(button(/^삭제 성가대 연습/));
      await hands.sees(toast(/삭제했습니다/));
      await hands.seesNo({ css: 'main h2, main h3', name: '성가대 연습' });
      await hands.click(button('되돌리기'));
      await hands.sees(post(/성가대 연습/));
    },
  },
  {
    who: 'editor',
    what: 'adds a picture to a bulletin, and the pages of a PDF',
    async walk(hands, { files }) {
      await signIn(hands, 'editor');
      await hands.visit('/sermon/bulletin');
      await seesPages(hands, 4);
      await hands.choose(files('표지.png'));
      await hands.click(button(/주보 뒤에 붙이기$/));
      await seesPages(hands, 5);
      await hands.choose(files('주보.pdf'));
      await hands.sees({ css: 'li', name: /주보-3\.jpg/ });
      await hands.click(button(/주보 뒤에 붙이기$/));
      await seesPages(hands, 8);
    },
  },
  {
    who: 'editor',
    what: 'posts an event with its dates',
    async walk(hands) {
      await signIn(hands, 'editor');
      await hands.visit('/communion/events');
      await hands.click(button('새 행사 등록'));
      await hands.sees({ css: 'dialog[open], [role="dialog"]' });
      const day = new Intl.DateTimeFormat('sv', { timeZone: 'America/Asuncion' }).format(new Date());
      await hands.write(field('행사 이름'), '김장 나눔 준비');
      await hands.pick(field('시작하는 날'), day);
      await hands.pick(field('끝나는 날'), day);
      await hands.pick(field('종류'), 'general');
      await hands.write(field('주관'), '봉사위원회');
      await hands.press('Enter');
      await hands.sees(toast(/행사를 등록했습니다/));
      await hands.sees({ css: 'button, a', name: /김장 나눔 준비/ });
    },
  },
];

const seesPages = (hands: Hands, count: number): Promise<void> =>
  hands.seesSo(
    `${count} pages of the bulletin`,
    `document.querySelectorAll('section[aria-label="주보 쪽"] img').length === ${count}`,
  );
