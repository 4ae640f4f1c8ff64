import type { AdminToast } from '@/admin/toasts.ports.ts';
import type { AuthToast } from '@/auth/session.ports.ts';
import type { PostName } from '@/content/posts/posts.ts';
import type { ContentToast } from '@/content/toasts.ports.ts';
import type { OrganisationToast } from '@/organisation/organisation.ports.ts';
import type { MembershipToast } from '@/people/membership.ports.ts';
import type { PrayerToast } from '@/people/prayers.ports.ts';
import type { PrivacyToast } from '@/people/privacy.ports.ts';
import { withoutDirection } from '@/shared/characters.ts';
import type { Toast, ToastSubjects } from '@/shared/notifications.ports.ts';
import { objectOf, postNouns } from './grammar.ts';
import { readingMessages } from './reading.ts';

interface ToastText {
  readonly sentence: string;
  readonly action?: string;
  /** How the subject is joined to the sentence; when absent, it is put before it unchanged. */
  readonly of?: (about: string) => string;
}

/** The text of a toast without its reason. */
export function toastSentence({ subject, about }: Pick<Toast, 'subject' | 'about'>): string {
  const { sentence, of = (what: string) => `${what} ${sentence}` } = toastTexts[subject];
  return about === undefined ? sentence : of(withoutDirection(about));
}

const titled =
  (sentence: string) =>
  (title: string): string =>
    `‘${title}’ ${sentence}`;

/** Offered only where the page of the form was left (REL-18). */
const BACK_TO_FORM = '쓰던 곳으로';

/** The same where nothing was written there. */
const BACK_TO_PAGE = '그 화면으로';

/** The toasts of a post, of any kind. */
const newsOf = (noun: string) => ({
  NotLoaded: { sentence: readingMessages(objectOf(noun)).failed },
  Added: { sentence: `${objectOf(noun)} 등록했습니다.`, action: '보기' },
  NotAdded: { sentence: `${objectOf(noun)} 등록하지 못했습니다.`, action: BACK_TO_FORM },
  Unconfirmed: { sentence: `${objectOf(noun)} 등록했는지 확인하지 못했습니다.`, action: BACK_TO_FORM },
  Saved: { sentence: `${objectOf(noun)} 고쳤습니다.` },
  NotSaved: { sentence: `${objectOf(noun)} 고치지 못했습니다.`, action: BACK_TO_FORM },
  Deleted: {
    sentence: `${objectOf(noun)} 삭제했습니다.`,
    of: titled(`${objectOf(noun)} 삭제했습니다.`),
    action: '되돌리기',
  },
  SeveralDeleted: {
    sentence: `${objectOf(noun)} 삭제했습니다.`,
    of: (count: string) => `${noun} ${count}개를 삭제했습니다.`,
    action: '모두 되돌리기',
  },
  NotDeleted: {
    sentence: `${objectOf(noun)} 삭제하지 못했습니다.`,
    of: titled(`${objectOf(noun)} 삭제하지 못했습니다.`),
  },
  Restored: {
    sentence: `${objectOf(noun)} 되돌렸습니다.`,
    of: titled(`${objectOf(noun)} 되돌렸습니다.`),
  },
  NotRestored: {
    sentence: `${objectOf(noun)} 되돌리지 못했습니다.`,
    of: titled(`${objectOf(noun)} 되돌리지 못했습니다.`),
    action: '다시 시도',
  },
  Pinned: { sentence: `${objectOf(noun)} 목록 맨 위에 고정했습니다.` },
  Unpinned: { sentence: `${noun} 고정을 풀었습니다.` },
  NotPinned: { sentence: `${objectOf(noun)} 고정하지 못했습니다.`, action: BACK_TO_PAGE },
  NotUnpinned: { sentence: `${noun} 고정을 풀지 못했습니다.`, action: BACK_TO_PAGE },
});

type News = ReturnType<typeof newsOf>;
type NewsOf<Name extends PostName> = { readonly [What in keyof News as `${Name}${What}`]: ToastText };

function newsUnder<Name extends PostName>(name: Name): NewsOf<Name> {
  const news = Object.entries(newsOf(postNouns[name])).map(([what, text]) => [`${name}${what}`, text]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are built above, one for each member
  return Object.fromEntries(news) as NewsOf<Name>;
}

/** No answer came: the board is read again and shows the server's state. */
function unsure<Name extends string>(changes: Readonly<Record<Name, string>>) {
  const texts = Object.entries<string>(changes).map(([name, change]) => [
    `${name}Unsure`,
    { sentence: `${change}는지 서버의 답을 받지 못했습니다. 지금 보이는 자리를 살펴봐 주세요.` },
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are built above, one for each text
  return Object.fromEntries(texts) as { readonly [What in Name as `${What}Unsure`]: ToastText };
}

/** The text of a toast, for the subjects of all modules. */
type AnyToast =
  | AdminToast
  | AuthToast
  | ContentToast
  | OrganisationToast
  | MembershipToast
  | PrayerToast
  | PrivacyToast
  | ToastSubjects['directory' | 'shared'];

/** The text of each toast, and the label of its button. */
export const toastTexts: Readonly<Record<AnyToast, ToastText>> = {
  sessionEnded: {
    sentence: '로그인 시간이 지났습니다. 다시 로그인해 주세요. 쓰시던 내용이 있으면 그대로 있습니다.',
    action: '로그인',
  },
  endedElsewhere: { sentence: '다른 창에서 로그아웃하셔서 여기에서도 로그아웃되었습니다.', action: '로그인' },
  tokenRejected: {
    sentence: '서버가 로그인을 확인하지 못했습니다. 다시 로그인해 주세요. 이 화면과 쓰시던 내용은 그대로 있습니다.',
    action: '로그인',
  },
  signOutFailed: { sentence: '로그아웃 처리 못하였습니다. 이 기기에서는 로그아웃되었습니다.' },
  rolesNotApplied: { sentence: '새 역할을 적용하지 못했습니다. 잠시 뒤에 다시 시도해 주세요.' },
  accountCreated: { sentence: '가입되었습니다. 받은편지함을 열어 확인 메일의 링크를 눌러 주세요.' },
  accountNotCreated: { sentence: '가입하지 못했습니다.', action: BACK_TO_FORM },
  accountUnsure: { sentence: '가입되었는지 확인하지 못했습니다.', action: BACK_TO_FORM },
  accountTaken: { sentence: '이미 가입된 이메일이어서 가입하지 못했습니다.', action: BACK_TO_FORM },
  letterSent: { sentence: '메일을 보냈습니다. 받은편지함을 살펴봐 주세요.' },
  letterNotSent: { sentence: '메일을 보내지 못했습니다.', action: BACK_TO_FORM },
  passwordChanged: { sentence: '비밀번호를 바꾸었습니다. 다음부터는 새 비밀번호로 로그인해 주세요.' },
  passwordNotChanged: { sentence: '비밀번호를 바꾸지 못했습니다.', action: BACK_TO_FORM },
  deletionAsked: { sentence: '계정을 지워 달라고 신청했습니다.' },
  deletionNotAsked: { sentence: '계정 지우기를 신청하지 못했습니다.', action: BACK_TO_FORM },
  deletionCancelled: { sentence: '계정 지우기를 그만두었습니다.' },
  deletionNotCancelled: {
    sentence: '계정 지우기를 그만두지 못했습니다. 아직 지워질 예정입니다.',
    action: BACK_TO_PAGE,
  },
  organisationNotLoaded: { sentence: '데이터 불러오기 실패' },
  missionNotLoaded: { sentence: '선교회 데이트 불어오던 중 오류가 발생하였습니다' },
  committeeNotLoaded: { sentence: '위원회 정보 불러오던 중 오류 발생' },
  ...newsUnder('announcement'),
  ...newsUnder('advertisement'),
  ...newsUnder('bibleStudy'),
  ...newsUnder('event'),
  draftSaved: { sentence: '임시 저장했습니다.' },
  draftNotSaved: { sentence: '임시 저장하지 못했습니다.', action: BACK_TO_FORM },
  draftDeleted: {
    sentence: '임시 저장한 글을 삭제했습니다.',
    of: titled('임시 저장한 글을 삭제했습니다.'),
    action: '되돌리기',
  },
  draftSeveralDeleted: {
    sentence: '임시 저장한 글을 삭제했습니다.',
    of: (count) => `임시 저장한 글 ${count}개를 삭제했습니다.`,
    action: '모두 되돌리기',
  },
  draftNotDeleted: {
    sentence: '임시 저장한 글을 삭제하지 못했습니다.',
    of: titled('임시 저장한 글을 삭제하지 못했습니다.'),
  },
  draftCleared: { sentence: '쓰시던 내용을 지웠습니다.', action: '되돌리기' },
  // The date of the Sunday precedes it.
  bulletinUploaded: { sentence: '주보를 올렸습니다.', action: '보기' },
  bulletinWentElsewhere: {
    sentence: '주보에 올라갔습니다. 지금 서버는 고르신 주를 받지 않아 이번 주 주보에 넣었습니다.',
    action: '보기',
  },
  bulletinAppended: {
    sentence: '주보의 있던 쪽 뒤에 붙었습니다. 지금 서버에서는 있던 쪽을 바꿀 수 없습니다.',
    action: '보기',
  },
  bulletinUnseen: {
    sentence: '주보에 올리려고 보냈으나, 올라간 것을 확인하지 못했습니다. 잠시 뒤에 그 주의 주보를 살펴봐 주세요.',
  },
  bulletinArranged: { sentence: '주보의 쪽을 정리했습니다.' },
  bulletinNotArranged: { sentence: '주보의 쪽을 정리하지 못했습니다.' },
  bulletinNotUploaded: { sentence: '업로드 실패하였습니다.', action: BACK_TO_FORM },
  bulletinPageNotUploaded: { sentence: '이 파일은 올리지 못했습니다.' },
  bulletinDeleted: { sentence: '주보를 삭제했습니다.', action: '되돌리기' },
  bulletinSeveralDeleted: {
    sentence: '주보를 삭제했습니다.',
    of: (count) => `주보 ${count}개를 삭제했습니다.`,
    action: '모두 되돌리기',
  },
  bulletinRestored: { sentence: '주보를 되돌렸습니다.' },
  bulletinNotRestored: { sentence: '주보를 되돌리지 못했습니다.', action: '다시 시도' },
  bulletinNotDeleted: { sentence: '주보를 삭제하지 못했습니다.' },
  attendanceSent: { sentence: '참석을 알렸습니다.', of: titled('참석을 알렸습니다.') },
  attendanceWithdrawn: { sentence: '참석을 취소했습니다.', of: titled('참석을 취소했습니다.') },
  attendanceNotSent: {
    sentence: '참석을 알리지 못했습니다.',
    of: titled('참석을 알리지 못했습니다.'),
    action: BACK_TO_PAGE,
  },
  attendanceNotWithdrawn: {
    sentence: '참석을 취소하지 못했습니다. 아직 오시는 것으로 되어 있습니다.',
    of: titled('참석을 취소하지 못했습니다. 아직 오시는 것으로 되어 있습니다.'),
    action: BACK_TO_PAGE,
  },
  linkCopied: { sentence: '주소를 복사했습니다. 원하시는 곳에 붙여 넣어 주세요.' },
  linkNotShared: { sentence: '주소를 복사하지 못했습니다. 화면이나 주소창의 주소를 복사해 주세요.' },
  membersNotLoaded: { sentence: '회원 데이터를 불러오지 못했습니다.' },
  memberAdded: { sentence: '회원을 등록했습니다.' },
  memberNotAdded: { sentence: '회원을 등록하지 못했습니다.', action: '다시 쓰기' },
  membersNotWritten: { sentence: '회원 명부를 내려받지 못했습니다.' },
  memberUnsure: { sentence: '회원을 등록했는지 확인하지 못했습니다. 먼저 목록을 살펴봐 주세요.', action: '다시 쓰기' },
  memberSaved: { sentence: '회원 정보를 저장했습니다.' },
  memberNotSaved: { sentence: '회원 정보를 저장하지 못했습니다. 쓰신 내용은 그대로 두었습니다.', action: BACK_TO_FORM },
  memberDeleted: { sentence: '회원을 삭제했습니다.', action: '되돌리기' },
  memberSeveralDeleted: {
    sentence: '회원을 삭제했습니다.',
    of: (count) => `회원 ${count}명을 삭제했습니다.`,
    action: '모두 되돌리기',
  },
  memberNotDeleted: { sentence: '회원을 삭제하지 못했습니다.' },
  memberRestored: { sentence: '회원을 되돌렸습니다.' },
  memberNotRestored: { sentence: '회원을 되돌리지 못했습니다.', action: '다시 시도' },
  organisationSaved: { sentence: '부서와 기관을 저장했습니다.' },
  organisationNotSaved: {
    sentence: '부서와 기관을 저장하지 못했습니다. 고치신 내용은 그대로 두었습니다.',
    action: BACK_TO_FORM,
  },
  rolesNotLoaded: { sentence: '역할을 불러오지 못했습니다.' },
  roleNotLoaded: { sentence: '역할 정보를 불러오지 못했습니다.' },
  roleHoldersNotLoaded: { sentence: '역할을 가진 사용자를 불러오지 못했습니다.' },
  roleHolderRemoved: {
    sentence: '역할에서 사용자를 제거했습니다.',
    of: (role) => `${role}을 거두었습니다.`,
    action: '되돌리기',
  },
  roleHolderNotRemoved: { sentence: '역할에서 사용자를 제거하지 못했습니다.' },
  lastAdminNotRemoved: { sentence: '마지막 관리자는 제거하실 수 없습니다. 먼저 다른 분께 관리자 역할을 드려 주세요.' },
  roleHolderAdded: {
    sentence: '역할에 사용자를 추가했습니다.',
    of: (role) => `${role}을 추가했습니다.`,
    action: '되돌리기',
  },
  roleNotUndone: { sentence: '역할을 되돌리지 못했습니다.' },
  roleHolderNotAdded: { sentence: '사용자 추가 실패' },
  roleAsked: { sentence: '역할을 신청했습니다.' },
  roleNotAsked: { sentence: '역할을 신청하지 못했습니다. 쓰신 내용은 그대로 두었습니다.', action: BACK_TO_FORM },
  roleRequestWithdrawn: { sentence: '역할 신청을 거두었습니다.' },
  roleRequestNotWithdrawn: { sentence: '역할 신청을 거두지 못했습니다.' },
  roleRequestWithdrawalUnsure: { sentence: '역할 신청을 거두었는지 확인하지 못했습니다.' },
  roleUnsure: {
    sentence: '역할을 신청했는지 확인하지 못했습니다. 쓰신 내용은 그대로 두었습니다.',
    action: BACK_TO_FORM,
  },
  roleRequestGranted: { sentence: '신청을 승인했습니다.', action: '되돌리기' },
  requestGrantedUnsure: { sentence: '신청이 승인되었는지 확인하지 못했습니다.', action: '되돌리기' },
  requestDeclined: { sentence: '신청을 거절했습니다.', action: '되돌리기' },
  prayerShared: { sentence: '기도 제목을 나누었습니다.' },
  prayerSaved: { sentence: '기도 제목을 고쳤습니다.' },
  prayerNotShared: { sentence: '기도 제목을 나누지 못했습니다. 쓰신 내용은 그대로 두었습니다.', action: BACK_TO_FORM },
  prayerUnsure: {
    sentence: '기도 제목을 나누었는지 확인하지 못했습니다. 쓰신 내용은 그대로 두었습니다.',
    action: BACK_TO_FORM,
  },
  prayerNotSaved: { sentence: '기도 제목을 고치지 못했습니다. 쓰신 내용은 그대로 두었습니다.', action: BACK_TO_FORM },
  prayerHidden: { sentence: '기도 제목을 숨겼습니다. 쓰신 분께는 이유와 함께 보입니다.' },
  prayerDeleted: {
    sentence: '기도 제목을 거두었습니다.',
    of: titled('기도 제목을 거두었습니다.'),
    action: '되돌리기',
  },
  prayerSeveralDeleted: {
    sentence: '기도 제목을 거두었습니다.',
    of: (count) => `기도 제목 ${count}개를 거두었습니다.`,
    action: '모두 되돌리기',
  },
  prayerRestored: { sentence: '기도 제목을 되돌렸습니다.', of: titled('기도 제목을 되돌렸습니다.') },
  prayerNotRestored: {
    sentence: '기도 제목을 되돌리지 못했습니다.',
    of: titled('기도 제목을 되돌리지 못했습니다.'),
    action: '다시 시도',
  },
  prayerNotDeleted: {
    sentence: '기도 제목을 거두지 못했습니다.',
    of: titled('기도 제목을 거두지 못했습니다.'),
  },
  prayerGone: { sentence: '그사이 기간이 끝났거나 거두신 기도 제목이어서 목록에서 뺐습니다.' },
  prayerChangedMeanwhile: { sentence: '그사이 바뀐 기도 제목이어서 목록을 새로 불러왔습니다.' },
  visibilityNotSaved: { sentence: '공개 범위를 저장하지 못했습니다.' },
  prayerNotChanged: { sentence: '기도 제목에 남기지 못했습니다.' },
  prayerTakenBack: { sentence: '함께 기도하신 표시를 거두었습니다.' },
  prayerNotTakenBack: { sentence: '함께 기도하신 표시를 거두지 못했습니다.' },
  linkAsked: { sentence: '연결을 신청했습니다.' },
  linkNotAsked: { sentence: '연결을 신청하지 못했습니다. 쓰신 내용은 그대로 두었습니다.', action: BACK_TO_FORM },
  linkUnsure: {
    sentence: '연결을 신청했는지 확인하지 못했습니다. 쓰신 내용은 그대로 두었습니다.',
    action: BACK_TO_FORM,
  },
  linkWithdrawn: { sentence: '연결 신청을 거두었습니다.' },
  linkNotWithdrawn: { sentence: '연결 신청을 거두지 못했습니다.' },
  linkWithdrawalUnsure: { sentence: '연결 신청을 거두었는지 확인하지 못했습니다.' },
  prayersNotLoaded: { sentence: '기도 제목을 새로 불러오지 못했습니다.' },
  correctionAsked: { sentence: '고침을 신청했습니다.' },
  correctionNotAsked: { sentence: '고침을 신청하지 못했습니다. 쓰신 내용은 그대로 두었습니다.', action: BACK_TO_FORM },
  correctionUnsure: {
    sentence: '고쳐 달라고 신청했는지 확인하지 못했습니다. 쓰신 내용은 그대로 두었습니다.',
    action: BACK_TO_FORM,
  },
  correctionWithdrawn: { sentence: '고침 신청을 거두었습니다.', action: '되돌리기' },
  correctionDone: { sentence: '신청대로 고쳤다고 알렸습니다.', action: '되돌리기' },
  correctionDoneUnsure: { sentence: '신청대로 고쳤다고 알렸는지 확인하지 못했습니다.', action: '되돌리기' },
  correctionNotWithdrawn: { sentence: '신청을 처리하지 못했습니다.' },
  requestNotDecided: { sentence: '신청을 처리하지 못했습니다.' },
  boardMoved: { sentence: '옮겼습니다.', action: '되돌리기' },
  boardNotMoved: { sentence: '옮기지 못해 제자리에 두었습니다.' },
  officesVacated: { sentence: '자리가 비었습니다.', action: '맡길 분 찾기' },
  officeGiven: { sentence: '맡겼습니다.', action: '되돌리기' },
  officeNotGiven: { sentence: '맡기지 못했습니다.' },
  officeEmptied: { sentence: '비웠습니다.', action: '되돌리기' },
  officeNotEmptied: { sentence: '비우지 못했습니다.' },
  boardNotAllMoved: { sentence: '모두 옮기지는 못했습니다. 지금 보이는 자리를 살펴봐 주세요.' },
  ...unsure({ boardMoved: '옮겼', officeGiven: '맡겼', officeEmptied: '비웠', boardRestored: '원래대로 되돌렸' }),
  boardRestored: { sentence: '원래대로 되돌렸습니다.' },
  boardNotRestored: { sentence: '원래대로 되돌리지 못했습니다.' },
  newVersion: { sentence: '새 내용이 있습니다.', action: '다시 열기' },
  installOffered: { sentence: '이 사이트를 기기의 첫 화면에 두고 앱처럼 여실 수 있습니다.', action: '첫 화면에 두기' },
  installByHand: {
    sentence: '이 사이트를 첫 화면에 두고 앱처럼 여시려면, 공유 단추를 누르고 ‘홈 화면에 추가’를 골라 주세요.',
  },
  savedCopiesCleared: { sentence: '이 기기에 저장된 내용을 지웠습니다.' },
  savedCopiesNotCleared: { sentence: '이 기기에 저장된 내용을 지우지 못했습니다.' },
};

export const closeToast = '알림 닫기';

/** The accessible name of the toasts' region, with the keys that focus it (NOTI-01). */
export const toastRegionLabel = '알림 (Alt+T)';
