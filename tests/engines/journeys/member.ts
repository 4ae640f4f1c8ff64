import { field, heading, type Journey, profileLink, signIn, signOut } from './journey.ts';

export const memberJourneys: readonly Journey[] = [
  {
    who: 'member',
    what: 'is told of a wrong password, signs in, and is still signed in after a reload',
    async walk(hands) {
      await hands.visit('/intro/vision');
      await hands.click({ css: 'header button', name: '로그인' });
      await hands.write({ css: 'dialog[open] input', name: '이메일' }, 'minsu.kim@example.org');
      await hands.write({ css: 'dialog[open] input[type="password"]' }, 'wrong');
      await hands.press('Enter');
      await hands.sees({ css: 'dialog[open] [role="alert"]', name: /이메일 또는 비밀번호가 맞지 않습니다/ });
      await signIn(hands, 'member');
      await hands.reload();
      await hands.sees(profileLink('member'));
    },
  },
  {
    who: 'member',
    what: 'opens own pages with a token that has run out, refreshed by the cookie, and signs out',
    async walk(hands, { ageTokens }) {
      await signIn(hands, 'member');
      await ageTokens();
      await hands.visit('/account/profile');
      await hands.sees(heading('내 정보'));
      await hands.visit('/role/myRoles');
      await hands.sees(heading('나의 역할'));
      await signOut(hands);
      await hands.visit('/account/profile');
      await hands.sees(field('이메일'));
    },
  },
];
