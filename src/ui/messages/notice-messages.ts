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
  signOutFailed: { sentence: '로그아웃 처리 못하였습니다. 이 기기에서는 로그아웃되었습니다.' },
  organisationNotLoaded: { sentence: '데이터 불러오기 실패' },
  missionNotLoaded: { sentence: '선교회 데이트 불어오던 중 오류가 발생하였습니다' },
  committeeNotLoaded: { sentence: '위원회 정보 불러오던 중 오류 발생' },
  announcementsNotLoaded: { sentence: '공지사항을 불러오지 못했습니다.' },
  announcementNotAdded: { sentence: '공지사항을 등록하지 못했습니다.' },
  announcementNotDeleted: { sentence: '공지사항을 삭제하지 못했습니다.' },
  announcementDeleted: { sentence: '공지사항을 삭제했습니다.', action: '되돌리기' },
  announcementAdded: { sentence: '공지사항을 등록했습니다.' },
  bulletinUploaded: { sentence: '주보를 올렸습니다.' },
  bulletinNotUploaded: { sentence: '업로드 실패하였습니다.' },
  bulletinPageNotUploaded: { sentence: '이 파일은 올리지 못했습니다.' },
  bulletinDeleted: { sentence: '주보를 삭제했습니다.' },
  bulletinNotDeleted: { sentence: '주보를 삭제하지 못했습니다.' },
  linkCopied: { sentence: '주소를 복사했습니다. 원하시는 곳에 붙여 넣어 주세요.' },
  linkNotShared: { sentence: '주소를 복사하지 못했습니다. 주소창의 주소를 복사해 주세요.' },
  eventAdded: { sentence: '행사를 등록했습니다.' },
  eventNotAdded: { sentence: '행사를 등록하지 못했습니다.' },
  eventDeleted: { sentence: '행사를 삭제했습니다.', action: '되돌리기' },
  eventNotDeleted: { sentence: '행사를 삭제하지 못했습니다.' },
};

/** The region of the toasts, with the keys that lead there (NOTI-01). */
export const toastRegionLabel = '알림 (Alt+T)';
