import { button, type Journey, profileLink } from './journey.ts';

/** The demo's mocked server answers from a worker inside the browser. */
export const demoJourneys: readonly Journey[] = [
  {
    who: 'demo',
    what: 'turns into the admin by one click, and sees the members',
    async walk(hands) {
      await hands.visit('/communion/announcements');
      await hands.seesSo('the church in the browser', `document.documentElement.dataset.backend === 'ready'`);
      await hands.click(button(/^체험/));
      await hands.click(button(/관리자 박정훈/));
      await hands.sees(profileLink('admin'));
      await hands.visit('/member/manageMembers');
      await hands.sees({ css: 'main', name: /400명/ });
    },
  },
];
