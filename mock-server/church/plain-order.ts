/**
 * Orders days, instants and keys by their code units. The browser's own comparison of texts begins by loading the rules
 * of languages, which takes a slow phone 35 ms; names are worth that.
 */
export const plainOrder = (one: string, other: string): number => Number(one > other) - Number(one < other);
