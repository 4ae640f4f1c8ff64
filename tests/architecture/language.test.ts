import { koreanInMessages } from './rules/language.ts';
import { broken, specify } from './support/rule-spec.ts';

const VIEW = 'src/ui/pages/home/home-page.tsx';

specify(koreanInMessages, {
  breaks: {
    'text between tags': broken(VIEW, '\nexport const A = () => <p>환영합니다</p>;', `${VIEW}:2 says "환영합니다"`),
    'an attribute': broken(VIEW, 'export const A = () => <img alt="교회" />;', 'says "교회"'),
    'a template': broken('src/auth/domain/name.ts', 'export const a = (b: string) => `${b} 성도님`;', 'says "성도님"'),
    'a message of a use-case': broken(
      'src/auth/use-cases/make-a.ts',
      `export const makeA = () => '실패';`,
      'says "실패"',
    ),
    'a field of the wire that leaks inside': broken(
      'src/organisation/domain/governing-session.ts',
      'export interface GoverningSession { readonly 당회장: string }',
      'says "당회장"',
    ),
    'a sentence in an adapter': broken(
      'src/adapters/http/http-a.ts',
      `export const a = '서버가 없습니다';`,
      'says "서버가',
    ),
    'a pattern': broken('src/people/domain/member.ts', 'export const a = /^[가-힣]+$/u;', '가-힣'),
  },
  keeps: {
    'messages, wire names, comments and letters': {
      'src/ui/messages/ko/home-messages.ts': `export const a = '환영합니다';`,
      'src/church/facts.ts': `export const a = '소망한인교회';`,
      'src/adapters/http/session-wire.ts': `export const a = { 당회장: '', '주간행사': 1 };`,
      'src/content/domain/event-type.ts': `export const a = ['오전예배'];`,
      'src/people/domain/initials.ts': `/** 김민수 → ㄱㅁㅅ */ export const a = 'ㄱㄲㄴ';`,
      'mock-server/seeds/names.ts': `export const a = '김민수';`,
    },
  },
});
