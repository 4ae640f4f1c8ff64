import type { Audience, Listing, Looker, OpenableField } from '@/people/directory.ts';
import type { MemberField } from '@/people/privacy.ts';
import type { CorrectableField } from '@/shared/correctable-fields.ts';

/** Texts of the directory (MINE-03). */
export const directoryMessages = {
  lead: '교인들이 스스로 연 것만 보입니다. 전화번호나 이메일은 눌러서 바로 연락하실 수 있습니다.',
  opening: '교인으로 연결되어 있는지 살펴보고 있습니다',
  notOpened: '교인 명부를 열지 못했습니다.',
  unlinked: '교인으로 연결된 뒤에 볼 수 있습니다.',
  unlinkedNext: '연결되었는지는 ‘나의 교회’에서 보실 수 있습니다.',
  toMyChurch: '나의 교회로 가기',
  unsupported: '지금 서버에는 교인 명부가 없습니다.',
  list: '명부',
  search: '이름 찾기',
  searchHint: '이름이나 첫소리(ㄱㅁㅅ), 구역 이름으로 찾으실 수 있습니다.',
  whose: '누구를 볼까요',
  everybody: '모든 교인',
  reading: '명부를 불러오고 있습니다',
  failed: '명부를 불러오지 못했습니다.',
  moreFailed: '나머지를 불러오지 못했습니다.',
  moreFailedNext: '이미 보신 것은 그대로 두었습니다.',
  tooFast: '짧은 시간에 명부를 많이 넘기셨습니다.',
  again: '다시 보기',
  none: '맞는 교인이 없습니다.',
  noneNext: '이름을 줄이거나 첫소리로 찾아 보세요. 만 18세가 되지 않은 교인은 명부에 나오지 않습니다.',
  nobody: '아직 명부에 나오는 교인이 없습니다.',
  showAll: '모두 보기',
  more: '더 보기',
  moreReading: '더 불러오고 있습니다',
  noZone: '구역 없음',
} as const;

/** Shown when pages were requested faster than a person reads. */
export const waitSentence = (minutes: number): string => `약 ${minutes}분 뒤에 이어서 보실 수 있습니다.`;

export const ownZoneOnly = (zone: string): string => `내 구역 (${zone})`;

/** How many are shown, also read aloud. @param isAll whether there are no more behind them */
export const memberCount = (count: number, isAll: boolean): string =>
  isAll ? `${count}명` : `${count}명 보는 중, 더 있습니다`;

export const photoOf = (name: string): string => `${name} 님의 사진`;

/** The names of the optional fields. */
export const openableNames: Readonly<Record<OpenableField, string>> = {
  telephone: '전화번호',
  email: '이메일',
  birthday: '생일',
  photo: '사진',
};

/** `05-30` in words. */
export const birthdayText = (birthday: string): string => {
  const [month, day] = birthday.split('-').map(Number);
  return `${month}월 ${day}일`;
};

/** Texts of the settings for the fields that a member shows to others. */
export const visibilityMessages = {
  heading: '내 공개 범위',
  lead: '이름과 구역은 연결된 교인 모두에게 보이고, 나머지는 고르신 분들에게만 보입니다. 생일은 달과 날만 보입니다. 고르시면 바로 저장됩니다.',
  loading: '공개 범위를 불러오고 있습니다',
  failed: '공개 범위를 불러오지 못했습니다.',
  unsupported: '지금 서버에서는 공개 범위를 정할 수 없습니다. 명부에는 아무것도 열려 있지 않습니다.',
  preview: '이렇게 보입니다',
  noNeighbours: '아직 구역이 없으셔서, ‘내 구역’으로 여신 것은 아무에게도 보이지 않습니다.',
  saving: '저장하고 있습니다',
  saved: '저장했습니다.',
  notSaved: '공개 범위를 저장하지 못했습니다.',
  again: '다시 저장하기',
  changedElsewhere:
    '그사이 다른 화면에서 공개 범위를 바꾸셨습니다. 지금 저장되어 있는 것을 보여 드리니, 다르면 다시 골라 주십시오.',
} as const;

export const audienceNames: Readonly<Record<Audience, string>> = {
  nobody: '아무에게도 안 보임',
  zone: '내 구역',
  members: '모든 교인',
};

/** The reader that a card of the preview is for. */
export const lookerNames: Readonly<Record<Looker, string>> = {
  neighbour: '같은 구역 교인에게',
  member: '다른 구역 교인에게',
};

/** Shown for a field that is shown to others but has no value. */
export const missingValue = (names: readonly string[]): string =>
  `교회에 등록되어 있지 않아 여셔도 보이지 않는 것: ${names.join(', ')}`;

/** Why a member is not in the directory. */
export const unlistedSentences: Readonly<Record<Exclude<Listing, 'listed'>, string>> = {
  underAge: '만 18세가 되기 전에는 무엇을 여셔도 명부에 나오지 않습니다.',
  ageUnknown: '생년월일이 등록되어 있지 않아 명부에 나오지 않습니다. 교회에 알려 주시면 등록해 드립니다.',
};

/** The names of the fields of a member's entry (MINE-06). */
export const memberFieldNames: Readonly<Record<MemberField, string>> = {
  ...openableNames,
  name: '이름',
  gender: '성별',
  birthDate: '생년월일',
  birthday: '생일(달과 날)',
  duty: '직분',
  family: '가정',
  zone: '구역',
  services: '섬기는 곳',
};

export const correctableNames: Readonly<Record<CorrectableField, string>> = {
  ...memberFieldNames,
  other: '그 밖의 것',
};
