import { addDays, nextWeekday } from '../church/calendar-date.ts';
import type { Bulletin } from '../church/schemas/content.ts';
import { type StoredFile, storedFilePath } from '../church/schemas/files.ts';
import type { Duty, Member } from '../church/schemas/people.ts';

interface Bulletins {
  readonly bulletins: Bulletin[];
  readonly files: StoredFile[];
}

const pages = [1, 2, 3, 4] as const;
const pastWeeks = 52;

/** Makes the rota of members who pray, welcome, collect, cook and drive: name and office, as a Sunday's bulletin prints them. */
const rotaOf = (members: readonly Member[], duties: readonly Duty[]): ((sunday: number) => string[]) => {
  const holding = (dutyId: number): readonly string[] => {
    const duty = duties.find(({ id }) => id === dutyId)?.name ?? '';
    return members.filter((member) => member.dutyId === dutyId).map(({ name }) => `${name} ${duty}`);
  };
  const [elders, women, men, deacons] = [holding(4), holding(7), holding(10), holding(13)];
  return (sunday) => {
    const turn = (names: readonly string[], shift = 0): string => names.at((sunday + shift) % names.length) ?? '';
    return [turn(elders), turn(elders, 1), turn(women), turn(men), turn(deacons), turn(deacons, 31)];
  };
};

/** A bulletin of four drawn pages for each of the past 52 Sundays and for the coming one (today, if it is Sunday). */
export const createBulletins = (today: string, members: readonly Member[], duties: readonly Duty[]): Bulletins => {
  const coming = nextWeekday(today, 0);
  const sundays = Array.from({ length: pastWeeks + 1 }, (_, at) => addDays(coming, 7 * (at - pastWeeks)));
  const peopleOn = rotaOf(members, duties);
  const filesOf = (date: string, at: number): StoredFile[] => {
    const people = peopleOn(at);
    return pages.map((page) => ({
      id: `bulletin-${date}-${page}`,
      fileName: `${date} 주보 ${page}쪽.svg`,
      contentType: 'image/svg+xml',
      content: { drawing: 'bulletin', date, page, people },
    }));
  };
  const drawn = sundays.map((date, at) => ({ date, files: filesOf(date, at) }));
  return {
    bulletins: drawn.map(({ date, files }) => ({ date, imageUrls: files.map(({ id }) => storedFilePath(id)) })),
    files: drawn.flatMap(({ files }) => files),
  };
};
