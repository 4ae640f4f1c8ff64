import type { MemberField } from '@/people/domain/own-record.ts';
import type { CorrectableField } from '@/shared/domain/correctable-field.ts';
import { openableNames } from './directory-messages.ts';

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
