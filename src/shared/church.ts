/** Types of the church's own data in `src/church`, which each church fills with its own values. */

/** A passage of the Bible with its reference. */
export interface Verse {
  readonly text: string;
  readonly reference: string;
}

/** A picture, with an alternative text for users who cannot see it. */
export interface Picture {
  /** Its address in the build, as importing its file returns it. */
  readonly src: string;
  readonly alt: string;
}

/** Who may read the names of pupils: users whose account is linked to a member, or everybody (ORGN-07). */
export type PupilReaders = 'linked' | 'everyone';

/** When one service or school meets: the days in words, the hour as shown (HOME-05). */
export interface WorshipTime {
  readonly name: string;
  readonly days: string;
  readonly hour: string;
}

/** The church's page on another site (SHELL-08). */
export interface SocialLink {
  readonly href: string;
  readonly label: string;
}

/** A poster and the days on which it shows, the last one included; days are written `YYYY-MM-DD` (HOME-01). */
export interface Poster {
  /** Its name in `poster-texts.ts`. */
  readonly name: string;
  readonly picture: string;
  /** Absent where it shows from the beginning. */
  readonly from?: string;
  readonly until: string;
}

/** A poster's name, and the text of its picture. */
export interface PosterText {
  readonly title: string;
  readonly alt: string;
}

/** The church's mark beside its name: shapes of one drawing, each in one of three colours that the theme gives. */
export interface Logo {
  /** The part of the drawing that is shown, as SVG has it: `minX minY width height`. */
  readonly viewBox: string;
  /** From the lowest to the uppermost. */
  readonly shapes: readonly LogoShape[];
}

export interface LogoShape {
  /** Filled in the colour of the ground or of the figure on it, or drawn as a line. */
  readonly drawn: 'ground' | 'figure' | 'line';
  /** As SVG's `d` has it. */
  readonly path: string;
}

/** Position of the church, in degrees (HOME-06). */
export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** A letter of the pastor with its author (PEOP-02). */
export interface Letter {
  readonly portrait: Picture;
  readonly name: string;
  readonly office: string;
  readonly since: string;
  readonly occasion: string;
  readonly heading: string;
  readonly verse: Verse;
  readonly paragraphs: readonly string[];
  /** The day in words, and as `YYYY-MM-DD`. */
  readonly date: string;
  readonly dateTime: string;
  readonly signedAs: string;
  readonly signature: string;
  readonly signedWith: string;
}

/** One event of the church's history (INTR-02). */
export interface HistoryEvent {
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as exactly as it is known. */
  readonly time: string;
  readonly title?: string;
  readonly description: string;
}

/** A period of years, with its events in chronological order. */
export interface HistoryEra {
  /** The first and the last year, both included. */
  readonly from: number;
  readonly to: number;
  readonly title: string;
  readonly events: readonly HistoryEvent[];
}

/** Someone whom the church supports abroad or among its neighbours (INTR-03). */
export interface Missionary {
  readonly name: string;
  readonly picture: Picture;
  readonly field: string;
  /** The year in which the partnership began. */
  readonly since: number;
  readonly work: string;
  readonly prayers: readonly string[];
}

/** A foundation of the church's work, with the verse that it is based on (INTR-01). */
export interface CoreValue {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly verse: string;
  readonly reference: string;
}

/** A hope of the church, and what the church does for it (INTR-01). */
export interface Vision extends CoreValue {
  readonly icon: 'people' | 'globe' | 'hands';
  readonly goals: readonly string[];
}

/**
 * The poster of a day: the first that is shown on it (HOME-01).
 * @param today as `YYYY-MM-DD`; undefined where the day is not known
 * @param everyday the poster of all other days
 */
export function posterOn<Shown extends Poster, Everyday>(
  posters: readonly Shown[],
  everyday: Everyday,
  today: string | undefined,
): Shown | Everyday {
  if (today === undefined) return everyday;
  // Days written year first are in order when compared as text.
  return posters.find(({ from = '', until }) => from <= today && today <= until) ?? everyday;
}
