import { type Duty, type DutyChange, NO_DUTY } from '@/admin/boards/duties.ts';
import { memberLabel, severalLabel, withDirectionParticle } from './boards.ts';
import { objectOf } from './grammar.ts';

export const dutyMessages = {
  leadStart: '이름을 끌어서 다른 자리로 옮기시거나,',
  leadEnd: '단추로 옮길 곳을 고르실 수 있습니다. 옮기면 바로 저장됩니다.',
  menuName: '메뉴의 ‘선교회 관리’가 이 화면입니다. 선교회의 임원과 회원은',
  missions: '부서 및 기관 관리',
  menuNameEnd: '에서 고치십니다.',
  board: '직분과 맡으신 분',
  loading: '직분과 맡으신 분을 불러오고 있습니다.',
  notLoaded: '직분을 불러오지 못했습니다.',
  noDuties: '아직 등록된 직분이 없습니다.',
  noDutiesNext: '직분이 등록되면 이곳에서 옮기실 수 있습니다.',
  nobody: '아직 아무도 없습니다. 이곳으로 옮겨 놓으실 수 있습니다.',
  nameless: '이름 없는 직분',
  none: '직분 없음',
  jump: '직분으로 건너뛰기',
} as const;

export function dutyLabel({ id, name }: Pick<Duty, 'id' | 'name'>): string {
  if (id === NO_DUTY) return dutyMessages.none;
  return name === '' ? dutyMessages.nameless : name;
}

/** What a drop on a duty does. */
export function dutyLanding(duty: Pick<Duty, 'id' | 'name'>): string {
  return `여기에 놓으면 ${withDirectionParticle(dutyLabel(duty))} 옮깁니다.`;
}

/** The moved members: `강태준 님`, `강태준 님 외 2명`. */
function movedLabel([{ member }, ...others]: DutyChange): string {
  return severalLabel(memberLabel(member), others.length);
}

/** The beginnings of a toast's sentence: which members were moved where, and what an undo has restored. */
export const dutyChangeTexts = {
  made: (change: DutyChange): string =>
    `${objectOf(movedLabel(change))} ${withDirectionParticle(dutyLabel(change[0].to))}`,
  restored: (change: DutyChange): string => objectOf(movedLabel(change)),
} as const;
