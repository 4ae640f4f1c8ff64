import { addDays, nextWeekday } from '../church/calendar-date.ts';
import type { Bulletin } from '../church/schemas/content.ts';
import type { StoredFile } from '../church/schemas/files.ts';
import type { Duty, Member } from '../church/schemas/people.ts';
import { storedFilePath } from '../church/stored-file-path.ts';

interface Bulletins {
  readonly bulletins: Bulletin[];
  readonly files: StoredFile[];
}

const pages = [1, 2, 3, 4] as const;
const pastWeeks = 52;

/** The members who take turns to pray, welcome, collect, cook and drive: name and office, as a bulletin prints them. */
const inTurn = (members: readonly Member[], duties: readonly Duty[], sunday: number): string[] => {
  const holding = (dutyId: number): string[] => {
    const duty = duties.find(({ id }) => id === dutyId)?.name ?? '';
    return members.filter((member) => member.dutyId === dutyId).map(({ name }) => `${name} ${duty}`);
  };
  const turn = (names: readonly string[], shift: number): string => names.at((sunday + shift) % names.length) ?? '';
  const elders = holding(4);
  return [turn(elders, 0), turn(elders, 1), turn(holding(7), 0), turn(holding(10), 0), turn(holding(13), 0)].concat(
    turn(holding(13), 31),
  );
};

/** A bulletin of four drawn pages for each of the past 52 Sundays and for the coming one (today, if it is Sunday). */
export const createBulletins = (today: string, members: readonly Member[], duties: readonly Duty[]): Bulletins => {
  const coming = nextWeekday(today, 0);
  const sundays = Array.from({ length: pastWeeks + 1 }, (_, at) => addDays(coming, 7 * (at - pastWeeks)));
  const filesOf = (date: string, at: number): StoredFile[] =>
    pages.map((page) => ({
      id: `bulletin-${date}-${page}`,
      fileName: `${date} 주보 ${page}쪽.svg`,
      contentType: 'image/svg+xml',
      content: { drawing: 'bulletin', date, page, people: inTurn(members, duties, at) },
    }));
  const drawn = sundays.map((date, at) => ({ date, files: filesOf(date, at) }));
  return {
    bulletins: drawn.map(({ date, files }) => ({ date, imageUrls: files.map(({ id }) => storedFilePath(id)) })),
    files: drawn.flatMap(({ files }) => files),
  };
};
