import { inPage, type Thing } from '../thing.ts';
import { button, field, type Journey, signIn, toast } from './journey.ts';

const nameOn = (name: string): Thing => ({ css: '[data-item]', name: new RegExp(`^${name}`) });
const placeOn = (name: string): Thing => ({ css: 'section[data-drop-target]', name: new RegExp(`^${name} `) });
const OVER = (name: string): string =>
  `[...document.querySelectorAll('[id^="DndLiveRegion"]')].some((one) => one.textContent.includes(' ${name} 위에 있습니다'))`;
const STANDS = (place: string, name: string): string =>
  inPage(
    placeOn(place),
    `things.some((one) => [...one.querySelectorAll('[data-item]')].some((item) => item.textContent.startsWith('${name}')))`,
  );

export const adminJourneys: readonly Journey[] = [
  {
    who: 'admin',
    what: 'drags a member onto another duty, where it is after a reload',
    async walk(hands) {
      await signIn(hands, 'admin');
      await hands.visit('/duty/manage');
      await hands.sees(nameOn('강태준'));
      await hands.drag(nameOn('강태준'), placeOn('휴무장로'), OVER('휴무장로'));
      await hands.sees(toast(/강태준 님을 휴무장로로 옮겼습니다/));
      await hands.reload();
      await hands.seesSo('강태준 among 휴무장로', STANDS('휴무장로', '강태준'));
    },
  },
  {
    who: 'admin',
    what: 'sees four hundred members, and changes the name of one',
    async walk(hands) {
      await signIn(hands, 'admin');
      await hands.visit('/member/manageMembers');
      await hands.sees({ css: 'main', name: /400명/ });
      await hands.visit('/member/detail/37');
      await hands.write(field('이름'), '김민호');
      await hands.click(button('저장'));
      await hands.sees(toast(/김민호 회원 정보를 저장했습니다/));
      await hands.reload();
      await hands.seesSo(
        'the new name',
        `[...document.querySelectorAll('input')].some((one) => one.value === '김민호')`,
      );
    },
  },
  {
    who: 'admin',
    what: 'manages roles and departments',
    async walk(hands) {
      await signIn(hands, 'admin');
      await hands.visit('/role/manageRoles');
      await hands.sees({ css: 'main', name: /편집자/ });
      await hands.visit('/job/manage');
      await hands.sees({ css: 'main', name: /교육위원회/ });
    },
  },
];
