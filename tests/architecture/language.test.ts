import { englishIsMarked, koreanInMessages, listedKorean } from './rules/language.ts';
import { broken, specify } from './support/rule-spec.ts';

const VIEW = 'src/ui/pages/home/home-page.tsx';

specify(koreanInMessages, {
  breaks: {
    'text between tags': broken(VIEW, '\nexport const A = () => <p>환영합니다</p>;', `${VIEW}:2 says "환영합니다"`),
    'an attribute': broken(VIEW, 'export const A = () => <img alt="교회" />;', 'says "교회"'),
    'a template': broken('src/auth/account.ts', 'export const a = (b: string) => `${b} 성도님`;', 'says "성도님"'),
    'a message of a use-case': broken(
      'src/auth/session.use-cases.ts',
      `export const makeA = () => '실패';`,
      'says "실패"',
    ),
    'a field of the wire that leaks inside': broken(
      'src/organisation/organisation.ts',
      'export interface GoverningSession { readonly 당회장: string }',
      'says "당회장"',
    ),
    'a sentence in an adapter': broken(
      'src/adapters/http/answers.ts',
      `export const a = '서버가 없습니다';`,
      'says "서버가',
    ),
    'a pattern': broken('src/people/directory.ts', 'export const a = /^[가-힣]+$/u;', '가-힣'),
  },
  keeps: {
    'messages, wire names, comments and letters': {
      'src/ui/messages/ko/home.ts': `export const a = '환영합니다';`,
      'src/church/facts.ts': `export const a = '소망한인교회';`,
      'src/adapters/http/organisation.ts': `export const a = { 당회장: '', '주간행사': 1 };`,
      'src/shared/hangul.ts': `/** 김민수 → ㄱㅁㅅ */ export const a = 'ㄱㄲㄴ';`,
      'mock-server/seeds/names.ts': `export const a = '김민수';`,
    },
  },
});

specify(listedKorean, {
  breaks: {
    'letters that have gone': broken(
      'src/shared/hangul.ts',
      '/** 김민수 → ㄱㅁㅅ */ export const a = 1;',
      'src/shared/hangul.ts needs no allowance for single letters',
    ),
    'Korean that the allowance does not cover': broken(
      'src/shared/hangul.ts',
      `export const a = '가나다';`,
      'src/shared/hangul.ts needs no allowance for single letters',
    ),
  },
  keeps: {
    'one file of the folder': {
      'src/adapters/http/answers.ts': 'export const a = 1;',
      'src/adapters/http/organisation.ts': `export const a = { 당회장: '' };`,
    },
  },
});

const MESSAGES = 'src/ui/messages/ko/failures.ts';

specify(englishIsMarked, {
  breaks: {
    'English behind Korean': broken(
      MESSAGES,
      `\nexport const a = { b: '연결되지 않았습니다. (Network Error)' };`,
      `${MESSAGES}:2 says "연결되지 않았습니다. (Network Error)"`,
    ),
    'English in a template': broken(MESSAGES, 'export const a = (b: string) => `Error: ${b}`;', 'says "Error: …"'),
    'an English word alone': broken(MESSAGES, `export const a = { literal: 'Unauthorized' };`, 'says "Unauthorized"'),
    'an English sentence': broken(MESSAGES, `export const a = 'no answer';`, 'says "no answer"'),
  },
  keeps: {
    'what is marked, known or no sentence': {
      [MESSAGES]: `import { english } from '../message-text.ts';
        export const a = ['연결 (', english('Network Error'), ')'];
        export const b = 'PDF 파일을 골라 주세요. 예: hong@example.com';
        export const c = (kind: 'session' | 'committee') => (kind === 'session' ? '당회' : '위원회');
        export const d = (name: string) => \`\${name}Unsure\`;`,
    },
  },
});
