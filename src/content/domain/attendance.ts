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

/** One answer, as those who prepare the event see it. */
export interface Party extends OwnAnswer {
  readonly name: string;
}
