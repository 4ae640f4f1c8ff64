const ADDRESS = /^[\w.-]+@(?:[\w-]+\.)+[a-z]{2,}$/i;

/**
 * An e-mail address as it was meant: keyboards write full-width letters, and what is copied brings signs along that show nothing,
 * such as U+200B, and spaces around it.
 */
export const meantEmail = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();

/** The rule for new e-mail addresses (ACCT-01), of what was meant. */
export const isEmail = (text: string): boolean => ADDRESS.test(meantEmail(text));

/**
 * Looser than the rule for new e-mail addresses: an account may have been registered under an older rule, and its owner
 * must be able to sign in (ACCT-09, 10).
 */
export const mayBeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(meantEmail(text));
