import type { Random } from './random.ts';

/** Surnames with how many Koreans in a hundred bear them, rounded up for the rare ones. */
const surnames: Readonly<Record<string, number>> = {
  김: 21,
  이: 15,
  박: 9,
  최: 5,
  정: 5,
  강: 3,
  조: 3,
  윤: 3,
  장: 2,
  임: 2,
  한: 2,
  오: 2,
  서: 2,
  신: 2,
  권: 2,
  황: 2,
  안: 2,
  송: 2,
  전: 2,
  홍: 2,
  유: 1,
  고: 1,
  문: 1,
  양: 1,
  손: 1,
  배: 1,
  백: 1,
  허: 1,
  남: 1,
  심: 1,
  노: 1,
  하: 1,
  구: 1,
  민: 1,
  차: 1,
  우: 1,
};

const weightedSurnames = Object.entries(surnames).flatMap(([name, weight]) =>
  Array.from({ length: weight }, () => name),
);

export type Sex = 'male' | 'female';

interface Generation {
  readonly until: number;
  readonly male: readonly string[];
  readonly female: readonly string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Given names that were common in a generation; `until` is its last birth year. */
const generations: readonly Generation[] = [
  {
    until: 1957,
    male: words(
      '영수 영호 영철 정수 종수 광수 병철 상철 춘식 동식 영길 정웅 기영 명수 용철 재만 창호 석구 만수 덕수 태식 순철',
    ),
    female: words(
      '영자 정자 순자 춘자 경자 영숙 정숙 순옥 말순 옥순 복순 금자 명자 정순 영순 숙자 화자 혜자 옥희 순희 정희 명숙',
    ),
  },
  {
    until: 1974,
    male: words(
      '성호 정훈 태준 영민 세영 동욱 경수 상훈 진호 성수 종현 재호 승호 병수 용석 기홍 창수 광현 인수 덕현 철민 원식',
    ),
    female: words(
      '은경 미숙 지혜 선영 은주 미경 경희 현숙 미란 은숙 혜경 영미 정미 경숙 명희 선희 은희 현주 미정 경미 혜숙 향숙',
    ),
  },
  {
    until: 1995,
    male: words(
      '민수 민재 지훈 성민 현우 준호 상현 진우 동현 재현 승현 정우 태영 민호 영재 석훈 기훈 성진 우진 형준 재민 도현 승우 종민',
    ),
    female: words(
      '수정 지영 하린 유진 은지 혜진 수진 지현 은영 민정 소영 보람 지은 아름 혜원 수연 미나 유미 세진 은비 다혜 주희 슬기 나영',
    ),
  },
  {
    until: 2010,
    male: words(
      '민준 예준 지호 도윤 주원 건우 현준 우주 시온 재희 하람 지환 준혁 은호 태윤 성현 민성 동하 승민 찬영 유찬 한결 준호 정민',
    ),
    female: words(
      '서연 민서 지민 예진 수아 채원 나래 소율 예은 다은 유나 지우 가은 하은 은서 현서 시은 예린 윤서 수빈 다인 채은 혜린 승아',
    ),
  },
  {
    until: 9999,
    male: words(
      '이준 서준 하준 시우 도하 은우 선우 유준 이안 로운 지안 태오 우빈 준우 시윤 건호 하율 은찬 예성 라온 도준 민결 서진 주안',
    ),
    female: words(
      '서아 하윤 이서 아린 지유 하린 유주 리아 서윤 채아 나은 로아 소이 시아 아윤 예나 다온 은채 주하 유하 봄이 하엘 지아 세아',
    ),
  },
];

/** Assigns Korean names, no full name twice. */
export interface NameGiver {
  surname(): string;
  /** A full name for someone of that surname, sex and birth year. */
  full(surname: string, sex: Sex, birthYear: number): string;
  reserve(name: string): void;
}

export const createNameGiver = (random: Random): NameGiver => {
  const taken = new Set<string>();
  const full = (surname: string, sex: Sex, birthYear: number): string => {
    const given = generations.find(({ until }) => birthYear <= until)?.[sex] ?? [];
    const name = random
      .shuffled(given)
      .map((word) => surname + word)
      .find((candidate) => !taken.has(candidate));
    // When all given names of a generation are used for a surname, two syllables of two names are combined.
    const chosen = name ?? surname + (random.pick(given)[0] ?? '') + (random.pick(given)[1] ?? '');
    if (taken.has(chosen)) return full(surname, sex, birthYear);
    taken.add(chosen);
    return chosen;
  };
  return { surname: () => random.pick(weightedSurnames), full, reserve: (name) => void taken.add(name) };
};

// In ASCII letters (the revised romanisation), in the order of Unicode.
const initials = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const medials = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const finals = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');

/** Common spellings of surnames, which do not follow the rules. */
const surnameSpellings: Readonly<Record<string, string>> = {
  김: 'kim',
  이: 'lee',
  박: 'park',
  최: 'choi',
  정: 'jung',
  강: 'kang',
  노: 'noh',
  조: 'cho',
  윤: 'yoon',
  임: 'lim',
  오: 'oh',
  신: 'shin',
  권: 'kwon',
  유: 'yoo',
  고: 'ko',
  문: 'moon',
  백: 'paik',
  우: 'woo',
  구: 'koo',
};

const syllable = (sign: string): string => {
  const at = (sign.codePointAt(0) ?? 0) - 0xac00;
  if (at < 0 || at > 11171) return '';
  return [initials[Math.floor(at / 588)], medials[Math.floor((at % 588) / 28)], finals[at % 28]].join('');
};

/** `김민수` as `minsu.kim`: given name, dot, surname, in ASCII letters alone; the surname is the first syllable. */
export const mailName = (name: string): string => {
  const surname = name.slice(0, 1);
  const given = Array.from(name.slice(1), syllable).join('');
  return `${given}.${surnameSpellings[surname] ?? syllable(surname)}`;
};
