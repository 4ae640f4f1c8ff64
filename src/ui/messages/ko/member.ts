import type { MemberField } from '@/admin/members/member-forms.ts';
import { birthDateErrors } from './member-facts.ts';

export const memberDetailMessages = {
  lead: '고치신 뒤에 저장을 눌러 주세요.',
  loading: '회원 정보를 불러오고 있습니다',
  failed: '회원 정보를 불러오지 못했습니다.',
  forbidden: '회원 정보를 볼 권한이 없습니다.',
  missing: '찾으시는 회원이 없습니다.',
  missingNext: '이미 삭제되었거나 주소가 잘못되었을 수 있습니다.',
  neighbours: '명부에서 앞뒤 회원',
  before: '이전',
  behind: '다음',
  toList: '회원 명부로',
  number: '번호',
  zone: '구역',
  family: '가정',
  places: '구역과 가정',
  placesHint: '구역과 가정은 구역 관리에서 옮기실 수 있습니다.',
  noFamilyHint:
    '아직 가정에 속하지 않아 구역 관리에는 나오지 않습니다. 이 홈페이지에서는 가정에 새로 넣으실 수 없습니다.',
  noBirthDateHint: '생년월일이 없으면 만 18세가 되었는지 알 수 없어 교인 명부에 나오지 않습니다.',
  none: '없음',
  notKnown: '모름',
  emailNote: '(비워 두셔도 됩니다)',
  dutiesNotKnown: '직분 목록을 불러오지 못해 지금은 바꾸실 수 없습니다.',
  save: '저장',
  saving: '저장하고 있습니다',
  undo: '고친 내용 되돌리기',
  unchanged: '아직 고치신 내용이 없습니다.',
  changed: '저장하지 않은 내용이 있습니다.',
  notSaved: '저장하지 못했습니다.',
  kept: '쓰신 내용은 그대로 두었습니다.',
  remove: '이 회원 삭제',
} as const;

export const memberFieldErrors: Readonly<Partial<Record<MemberField, Readonly<Record<string, string>>>>> = {
  name: { missing: '이름을 입력해 주세요.' },
  email: { notAnEmail: '올바른 이메일 주소를 입력해주세요.' },
  birthDate: birthDateErrors,
};
