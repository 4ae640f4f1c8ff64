import { describe, expect, it } from 'vitest';
import { objectOf, subjectOf } from '@/ui/messages/ko/grammar.ts';
import { feedMessages, postErrors } from '@/ui/messages/ko/posts.ts';
import { toastTexts } from '@/ui/messages/ko/toasts.ts';

describe('a noun with its particle', () => {
  it.each([
    ['공지사항', '공지사항을', '공지사항이'],
    ['광고', '광고를', '광고가'],
    ['성경공부 문제지', '성경공부 문제지를', '성경공부 문제지가'],
    ['내용', '내용을', '내용이'],
  ])('%s: %s, %s', (noun, object, subject) => {
    expect([objectOf(noun), subjectOf(noun)]).toEqual([object, subject]);
  });
});

describe('LIST-02, LIST-03 the messages of a list', () => {
  it('name its kind of post', () => {
    expect(feedMessages('광고')).toMatchObject({
      loading: '광고를 불러오고 있습니다',
      failed: '광고를 불러오지 못했습니다.',
      moreFailed: '다음 광고를 불러오지 못했습니다.',
      empty: '아직 올라온 광고가 없습니다.',
    });
  });
});

describe('LIST-03, EVNT-08 the toast for a post', () => {
  it.each([
    ['announcementNotLoaded', '공지사항을 불러오지 못했습니다.'],
    ['bibleStudyNotAdded', '성경공부 문제지를 등록하지 못했습니다.'],
    ['advertisementAdded', '광고를 등록했습니다.'],
    ['eventNotDeleted', '행사를 삭제하지 못했습니다.'],
  ] as const)('%s: %s', (subject, sentence) => {
    expect(toastTexts[subject]).toMatchObject({ sentence });
  });

  it('offers an undo when something was deleted', () => {
    expect(toastTexts.advertisementDeleted).toMatchObject({ sentence: '광고를 삭제했습니다.', action: '되돌리기' });
  });
});

it('ANNO-02, ADVT-02 names a missing field', () => {
  const missing = Object.values(postErrors).map((errors) => errors.missing);
  expect(missing).toEqual(['제목을 입력해 주세요.', '내용을 입력해 주세요.', '작성자를 입력해 주세요.']);
});
