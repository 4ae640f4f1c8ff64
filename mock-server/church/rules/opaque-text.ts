const inUrls: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' };

/** An unguessable text: 32 random bytes as base64url, safe in a query and in a cookie. */
export const opaqueText = (): string =>
  btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(32)))).replaceAll(
    /[+/=]/g,
    (sign) => inUrls[sign] ?? sign,
  );
