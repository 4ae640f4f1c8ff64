import type { MemberField } from '@/admin/members/member-forms.ts';
import { type MemberColumn, type MemberFilter, type MemberOrder } from '@/admin/members/member-list.ts';
import { type MemberEntry, MOST_MEMBERS, shortName } from '@/admin/members/members.ts';
import type { SavedListMessages } from '@/admin/members/members.use-cases.ts';
import { isBlank } from '@/shared/characters.ts';
import { genderNames, numberOf } from './member-facts.ts';
import { officesLabel } from './zones.ts';

export const memberListMessages = {
  lead: '회원을 찾고, 새로 등록하고, 정보를 고치는 곳입니다. 찾으실 때는 초성만 쓰셔도 됩니다. 예: ㄱㅁㅅ',
  loading: '회원 명부를 불러오고 있습니다',
  list: '회원 명부',
  search: '이름이나 이메일로 찾기',
  register: '신규 등록',
  sort: '정렬',
  actions: '할 일',
  edit: '수정',
  remove: '삭제',
  isNew: '방금 등록',
  noName: '이름 없음',
  noEmail: '이메일 없음',
  empty: '아직 등록된 회원이 없습니다.',
  emptyNext: '첫 회원을 등록해 주세요.',
  noMatch: '찾으시는 회원이 없습니다.',
  noMatchNext: '다른 글자로 찾아보시거나 모두 보기를 눌러 주세요.',
  showAll: '모두 보기',
  cut: `회원이 많아 처음 ${MOST_MEMBERS}명까지만 불러왔습니다.`,
  cutNext: '나머지 회원은 찾기와 내려받기에도 나오지 않습니다.',
  failed: '회원 데이터를 불러오지 못했습니다.',
  forbidden: '회원 명부를 볼 권한이 없습니다.',
  forbiddenNext: '관리자 역할이 필요합니다. 역할을 다시 받으셨다면 다시 시도해 주세요.',
} as const;

export const memberColumns: Readonly<Record<MemberColumn, string>> = {
  id: '번호',
  name: '이름',
  duty: '직분',
  zone: '구역',
  email: '이메일',
};

/** Such as `400명 중 12명`, or `400명` where all are shown. */
export function countOfMembers(shown: number, all: number): string {
  return shown === all ? `${all}명` : `${all}명 중 ${shown}명`;
}

/** A member's name in a list; a placeholder when it is blank. */
export function memberName(member: Pick<MemberEntry, 'name'>): string {
  return shortName(member) || memberListMessages.noName;
}

/** What a button is about in a list: the member's name, and the number where another has the same (MEMB-11). */
export function memberCalled(member: MemberEntry, hasNamesake: boolean): string {
  return hasNamesake ? `${memberName(member)} ${numberOf(member.id)}` : memberName(member);
}

/** A member's whole name, where there is room for it; a placeholder when it is blank. */
export function fullName({ name }: Pick<MemberEntry, 'name'>): string {
  return isBlank(name) ? memberListMessages.noName : name;
}

/** The first choice of a filter, and the one for members who have none. */
export const filterChoices: Readonly<Record<MemberFilter, readonly [all: string, nowhere: string]>> = {
  duty: ['모든 직분', '직분 없음'],
  zone: ['모든 구역', '구역 없음'],
};

export function orderName({ by, descending }: MemberOrder): string {
  if (by === 'id') return descending ? '번호 큰 순' : '번호 작은 순';
  return `${memberColumns[by]} ${descending ? '거꾸로' : '가나다순'}`;
}

/** The button that unfolds filters and order on a phone, with the active filters: `조건 · 장로 · 루케 구역`. */
export function narrowingLabel(places: readonly string[]): string {
  const chosen = places.filter((place) => place !== '');
  return chosen.length === 0 ? '조건·내려받기' : ['조건', ...chosen].join(' · ');
}

/** The button that saves the file, with its content: `찾은 11명 내려받기`, or `전체 400명 내려받기`. */
export function saveLabel(shown: number, all: number): string {
  return shown === all ? `전체 ${all}명 내려받기` : `찾은 ${shown}명 내려받기`;
}

/** The texts in the saved file. */
export const savedListMessages: SavedListMessages = {
  title: '회원명부',
  headings: { ...memberColumns, gender: '성별', birthDate: '생년월일' },
  // A table needs no word for "not chosen".
  genders: { ...genderNames, none: '' },
};

export const registrationDialog = {
  title: '신규 등록',
  close: '등록 창 닫기',
  name: '이름',
  gender: '성별',
  genderPrompt: '성별을 선택해 주세요.',
  birthDate: '생년월일',
  submit: '등록',
  clear: '내용 지우기',
  refused: '아직 등록되지 않은 내용입니다.',
  refusedNext: '살펴보시고 다시 등록해 주세요.',
  unsure: '등록되었는지 확인하지 못한 내용입니다.',
  unsureNext: '이미 등록되었을 수도 있습니다. 창을 닫고 목록에서 먼저 찾아봐 주세요.',
  noName: '이름이 비어 있습니다. 이름을 써 주세요.',
  namesake: '같은 이름의 회원이 이미 있습니다. 다른 분인가요?',
  namesakeConfirmed: '다른 분입니다. 등록합니다',
  namesakeDeclined: '다시 살펴보기',
} as const;

/** The maximum number of namesakes that are listed; of more, only the number is shown. */
const MOST_NAMESAKES = 3;

/** Such as `같은 이름의 회원: 37번 (1980-05-30, 장로)`. */
export function namesakeHint(namesakes: readonly MemberEntry[]): string {
  const listed = namesakes.slice(0, MOST_NAMESAKES).map(({ id, birthDate, duty, zone, email }) => {
    const facts = [birthDate, duty?.name, zone?.name, email].filter((fact) => fact !== undefined && fact.trim() !== '');
    return `${id}번${facts.length === 0 ? '' : ` (${facts.slice(0, 2).join(', ')})`}`;
  });
  const more = namesakes.length - listed.length;
  return `같은 이름의 회원: ${listed.join(' · ')}${more > 0 ? ` 외 ${more}명` : ''}`;
}

export const memberRemovalMessages = {
  title: '회원 삭제',
  close: '삭제 창 닫기',
  effect: '직분과 구역, 가정 명단에서도 빠집니다. 삭제한 뒤에 알림의 ‘되돌리기’를 누르시면 되돌릴 수 있습니다.',
  confirm: '삭제합니다',
  removing: '삭제하고 있습니다',
} as const;

/** The toasts of a deletion: a member always with the number, `김민수(37번)`, and the offices that are vacant now. */
export const removalTexts = {
  titleOf: (member: Pick<MemberEntry, 'id' | 'name'>): string => `${shortName(member)}(${numberOf(member.id)})`,
  officesOf: officesLabel,
} as const;

/** What tells a member from a namesake, under the question: `37번 · 1980-05-30 · 장로` (MEMB-11). */
export function removalFacts({ id, birthDate, duty }: Pick<MemberEntry, 'id' | 'birthDate' | 'duty'>): string {
  return [numberOf(id), birthDate, duty?.name].filter((fact) => fact !== undefined && fact !== '').join(' · ');
}

export function removalQuestion(member: Pick<MemberEntry, 'name'>): string {
  return `${memberName(member)} 님을 삭제할까요?`;
}

export const memberFields: Readonly<Record<MemberField, string>> = {
  name: '이름',
  email: '이메일',
  gender: '성별',
  birthDate: '생년월일',
  duty: '직분',
};
