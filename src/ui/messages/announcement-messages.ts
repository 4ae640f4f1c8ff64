import type { DraftProblem } from '@/content/domain/announcement.ts';

export const announcementMessages = {
  lead: '교회에서 알려 드리는 소식입니다.',
  write: '새 공지 쓰기',
  title: '제목',
  content: '내용',
  contentHint: '한 줄을 비우면 문단이 나뉩니다.',
  author: '작성자',
  authorHint: '목록에 이 이름으로 나옵니다.',
  submit: '등록',
  submitting: '등록하고 있습니다',
  clear: '내용 지우기',
  past: '공지 목록',
  list: '공지사항 목록',
  loading: '공지사항을 불러오고 있습니다',
  empty: '아직 올라온 공지사항이 없습니다.',
  emptyNext: '새 소식이 올라오면 여기에서 보실 수 있습니다.',
  failed: '공지사항을 불러오지 못했습니다.',
  moreFailed: '다음 공지사항을 불러오지 못했습니다.',
  failedNext: '불러온 내용은 그대로 두었습니다.',
  remove: '삭제',
  notAdded: '공지사항을 등록하지 못했습니다.',
  kept: '쓰신 내용은 그대로 두었습니다.',
} as const;

export const announcementProblems: Readonly<
  Record<'title' | 'content' | 'author', Readonly<Record<DraftProblem, string>>>
> = {
  title: { missing: '제목을 입력해 주세요.' },
  content: { missing: '내용을 입력해 주세요.' },
  author: { missing: '작성자를 입력해 주세요.' },
};
