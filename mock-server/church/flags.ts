/** A boolean in a query, in any spelling; undefined for a text that is none. */
export const readFlag = (text: string): boolean | undefined => {
  const word = text.toLowerCase();
  if (word === 'true' || word === '1') return true;
  return word === 'false' || word === '0' ? false : undefined;
};
