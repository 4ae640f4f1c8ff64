/** How long a text may be, in UTF-16 units: a line (a title, a name), a whole text, a token. */
export const longest = { line: 200, text: 20_000, token: 4_096 } as const;
