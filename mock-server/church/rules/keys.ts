const inUrls: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' };

/** An unguessable text: 32 random bytes as base64url, safe in a query and in a cookie. */
export const opaqueText = (): string =>
  btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(32)))).replaceAll(
    /[+/=]/g,
    (sign) => inUrls[sign] ?? sign,
  );

/** FNV-1a over the text's UTF-16 units. */
export const hash = (text: string): number => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
};
