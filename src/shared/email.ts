/**
 * An e-mail address as it was meant: keyboards write full-width letters, and what is copied brings signs along that show nothing,
 * such as U+200B, and spaces around it.
 */
export const meantEmail = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();
