import { isBlank } from '@/shared/characters.ts';
import type { NamedPerson } from '@/shared/namesakes.ts';
import { headcount, objectOf } from './grammar.ts';
import { numberOf } from './member-facts.ts';

/** The texts of every board (DUTY-05). */
export const boardMessages = {
  move: '이동…',
  find: '이름 찾기',
  findHint: '초성만 쓰셔도 됩니다. 예: ㄱㅁㅅ',
  howToFind: '찾으실 때는 초성만 쓰셔도 됩니다. 예: ㄱㅁㅅ',
  noMatch: '찾으시는 이름이 없습니다.',
  noMatchNext: '다른 글자로 찾아보시거나 모두 보기를 눌러 주세요.',
  showAll: '모두 보기',
  saving: '저장하고 있습니다.',
  undone: '되돌렸습니다.',
  refused: '저장하지 못해 원래 자리로 되돌렸습니다.',
  checking: '서버의 답이 없어 저장되었는지 확인하고 있습니다.',
  checked: '서버의 답이 없어 다시 불러왔습니다. 지금 보이는 자리가 서버에 있는 그대로입니다.',
  stale: '새 내용을 불러오지 못했습니다.',
  staleNext: '지금 보이는 자리는 마지막으로 불러온 것입니다.',
  reread: '다시 불러오기',
  findPlace: '옮길 곳 찾기',
  noPlace: '그런 이름의 자리가 없습니다.',
  here: '지금 자리',
  closeMove: '이동 창 닫기',
  dragged: '끌어서 옮길 수 있는 이름',
  instructions:
    '옮기려면 스페이스바로 드신 뒤 화살표 키로 옮길 곳을 고르시고, 다시 스페이스바로 놓으세요. 그만두시려면 Esc 키를 누르세요. 바로 뒤의 이동 단추로 옮길 곳을 고르실 수도 있습니다.',
  several: '여러 명 고르기',
  severalEnd: '고르기 마침',
  chooseHint: '함께 옮기실 분들을 골라 주세요.',
  chosen: '고르신 분들',
  moveChosen: '함께 이동…',
  clearChosen: '모두 해제',
  variousPlaces: '여러 자리',
  fold: '접기',
  unfold: '펼치기',
  fill: '맡길 분 찾기',
  fillClose: '맡기기 창 닫기',
  overNothing: '놓을 수 있는 자리가 아닙니다.',
} as const;

/** A person's name with the polite form, and with the number where another has the same name: `강태준(15번) 님` (MEMB-11). */
export function memberLabel({ id, name, isNamesake }: NamedPerson): string {
  return `${isBlank(name) ? '이름 없는 교우' : name}${isNamesake ? `(${numberOf(id)})` : ''} 님`;
}

/** A person's name, or what stands for one of which nothing can be seen: it has to be pressed, too. */
export const shownName = (name: string): string => (isBlank(name) ? '이름 없음' : name);

/** A person's name, and the number where another has the same name (MEMB-11). */
export function nameOnBoard({ id, name, isNamesake }: NamedPerson): string {
  return isNamesake ? `${shownName(name)}(${numberOf(id)})` : shownName(name);
}

/** Says which places a move has left without anybody (ROLE-08). */
export function vacatedSentence(places: readonly string[]): string {
  return `${places.join(', ')} 자리가 비었습니다.`;
}

/** The label of a button that fills a vacated place. */
export function fillLabel(place: string): string {
  return `${place} ${boardMessages.fill}`;
}

/** The title of the dialog that searches somebody for a vacant place. */
export function fillTitle(place: string): string {
  return `${place} 맡기기`;
}

/** The first of several people, and the number of the others: `강태준 님 외 2명`. */
export function severalLabel(first: string, more: number): string {
  return more === 0 ? first : `${first} 외 ${more}명`;
}

/** The label of the box beside a name. */
export function chooseLabel(label: string): string {
  return `${label} 고르기`;
}

export function chosenCount(count: number): string {
  return count === 0 ? boardMessages.chooseHint : `${count}명을 골랐습니다.`;
}

/** A destination with its particle: `장로로`, `구역으로`, `서울로`. */
export function withDirectionParticle(place: string): string {
  const final = (place.charCodeAt(place.length - 1) - 0xac00) % 28;
  const isSyllable = /[가-힣]$/.test(place);
  return `${place}${isSyllable && final !== 0 && final !== RIEUL ? '으로' : '로'}`;
}

/** The final consonant ㄹ, after which the particle is the same as after a vowel. */
const RIEUL = 8;

/** The number of people that are shown, and of all. */
export function shownCount(shown: number, all: number): string {
  return shown === all ? headcount(all) : `${headcount(all)} 가운데 ${headcount(shown)}`;
}

export function totalOf(shown: number, all: number): string {
  return `모두 ${shownCount(shown, all)}`;
}

/** The title of the dialog that chooses the place of an item. */
export function moveTitle(label: string): string {
  return `${label} 이동`;
}

export function destinationLabel(label: string): string {
  return `${objectOf(label)} 어디로 옮길까요?`;
}

/** The accessible name of a name's move button; all of them show the same word. */
export function moveLabel(label: string): string {
  return `${label} ${boardMessages.move}`;
}

/** Announced during a drag; each place has its own text for what a drop there does. */
export const boardAnnouncements = {
  lifted: (label: string, home: string): string =>
    `${objectOf(label)} 들었습니다. 원래 자리인 ${home} 위에 있습니다. 화살표 키로 옮길 곳을 고르세요.`,
  over: (place: string, landing: string): string => `지금 ${place} 위에 있습니다. ${landing}`,
  home: (home: string): string => `원래 자리인 ${home} 위에 있습니다. 놓으면 그대로 있습니다.`,
  nowhere: boardMessages.overNothing,
  dropped: (label: string, place: string): string => `${objectOf(label)} ${place}에 놓았습니다.`,
  kept: (label: string, home: string): string => `${objectOf(label)} ${home}에 그대로 두었습니다.`,
} as const;
