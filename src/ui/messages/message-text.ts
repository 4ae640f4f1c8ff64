/**
 * English that the requirements ask for in a Korean sentence (ROUTE-11): marked, so that screen readers pronounce it as
 * English.
 */
export interface EnglishText {
  readonly english: string;
}

export const english = (text: string): EnglishText => ({ english: text });

type MessagePart = string | EnglishText;

/** A sentence of the screen, in parts where one of them is English; the kit's `Message` shows it. */
export type MessageText = MessagePart | readonly MessagePart[];

/** One sentence after another; those that are absent are left out. */
export function inTurn(...texts: readonly (MessageText | undefined)[]): MessageText {
  return texts.filter((text) => text !== undefined).flatMap((text, at) => (at === 0 ? text : [' ', text].flat()));
}

/** A literal sentence of the requirements, where there is one, and its continuation (ROUTE-11). */
export interface LiteralMessage {
  readonly literal?: string | EnglishText | undefined;
  readonly sentence: MessageText;
}
