/** What a church says of itself, as `src/church` holds it: the shapes that each church fills with its own words. */

/** Words of the Bible, and where they stand. */
export interface Verse {
  readonly text: string;
  readonly reference: string;
}

/** A picture, and what it shows, for whoever does not see it. */
export interface Picture {
  /** Its address in the build, as importing its file gives it. */
  readonly src: string;
  readonly alt: string;
}

/** When one service or school meets: the days in words, the hour as shown (HOME-05). */
export interface WorshipTime {
  readonly name: string;
  readonly days: string;
  readonly hour: string;
}

/** The church's page elsewhere (SHELL-08). */
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

/** What a poster is called, and what its picture says. */
export interface PosterText {
  readonly title: string;
  readonly alt: string;
}

/** Where the church stands, in degrees (HOME-06). */
export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** A letter of the pastor, and who writes it (PEOP-02). */
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
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`: as exactly as it is known. */
  readonly time: string;
  readonly title?: string;
  readonly description: string;
}

/** Some years that belong together, with their events in the order of time. */
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

/** A root of the church's work, with the verse that it grows from (INTR-01). */
export interface CoreValue {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly verse: string;
  readonly reference: string;
}

/** What the church hopes for, and what it does about it (INTR-01). */
export interface Vision extends CoreValue {
  readonly icon: 'people' | 'globe' | 'hands';
  readonly goals: readonly string[];
}
