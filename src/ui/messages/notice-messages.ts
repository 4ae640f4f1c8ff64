import type { NoticeSubject } from '@/shared/ports/notifications.ts';

interface NoticeText {
  readonly sentence: string;
  readonly action?: string;
}

/** What each toast says, and what its button is called. */
export const noticeTexts: Readonly<Record<NoticeSubject, NoticeText>> = {
  sessionEnded: {
    sentence: '로그인 시간이 지났습니다. 다시 로그인해 주세요. 쓰시던 내용은 그대로 있습니다.',
    action: '로그인',
  },
  signOutFailed: { sentence: '로그아웃 처리 못하였습니다' },
  announcementsNotLoaded: { sentence: '공지사항을 불러오지 못했습니다.' },
  announcementNotAdded: { sentence: '공지사항을 등록하지 못했습니다.' },
  announcementNotDeleted: { sentence: '공지사항을 삭제하지 못했습니다.' },
  announcementDeleted: { sentence: '공지사항을 삭제했습니다.', action: '되돌리기' },
  announcementAdded: { sentence: '공지사항을 등록했습니다.' },
};

/** The region of the toasts, with the keys that lead there (NOTI-01). */
export const toastRegionLabel = '알림 (Alt+T)';
