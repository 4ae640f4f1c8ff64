/** With how many people somebody comes to an event; 0 where nothing was said (MINE-05). */
export interface OwnAnswer {
  readonly people: number;
  /** Whether they wait until there is room for all of them. */
  readonly waiting: boolean;
}

/** The places of an event. */
export interface EventPlaces {
  /** Undefined where they are not limited. */
  readonly limit: number | undefined;
  /** How many people come; undefined where nobody is told. */
  readonly coming: number | undefined;
  /** Whether those for whom there is no room may wait. */
  readonly waitingList: boolean;
}

/** What one user sees of the attendance at an event. */
export interface OwnAttendance {
  readonly places: EventPlaces;
  readonly own: OwnAnswer;
}

/** One answer, as those who prepare the event see it. */
export interface Party extends OwnAnswer {
  readonly name: string;
}

/** How many people one answer may stand for. */
const MOST_PEOPLE = 20;

/** How many more people can come; undefined where that is not limited, or not known. */
export function freePlaces({ limit, coming }: EventPlaces): number | undefined {
  return limit === undefined || coming === undefined ? undefined : Math.max(0, limit - coming);
}

/** The largest number that can be asked for; 0 where there is no room for anybody. */
export function mostPeople({ places, own }: OwnAttendance): number {
  const { limit = MOST_PEOPLE, waitingList } = places;
  const free = freePlaces(places) ?? limit;
  if (own.people > 0 && !own.waiting) return Math.min(MOST_PEOPLE, own.people + free);
  return Math.min(MOST_PEOPLE, waitingList || own.waiting ? limit : free);
}

/** Whether so many people would have to wait. */
export function wouldWait({ places, own }: OwnAttendance, people: number): boolean {
  return own.waiting || (own.people === 0 && people > (freePlaces(places) ?? people));
}

/** How many people come in all, and how many wait. */
export function sumOf(parties: readonly Party[]): { readonly coming: number; readonly waiting: number } {
  const sum = (waits: boolean) =>
    parties.reduce((all, { people, waiting }) => (waiting === waits ? all + people : all), 0);
  return { coming: sum(false), waiting: sum(true) };
}
