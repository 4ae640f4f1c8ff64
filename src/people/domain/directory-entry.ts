import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { OpenedValues } from './visibility.ts';

export interface DirectoryZone {
  readonly id: EntityId;
  readonly name: string;
}

/** A member in the directory, with the fields that they show to this reader. */
export interface DirectoryEntry extends OpenedValues {
  readonly id: EntityId;
  readonly name: string;
  readonly zone: DirectoryZone | undefined;
}

/** Entries of a page, in the server's order. */
export const DIRECTORY_PAGE_SIZE = 20;

/** The `tel:` address of a telephone number; undefined for a text that is no number. */
export function telephoneLink(telephone: string): string | undefined {
  const digits = telephone.replaceAll(/\D/g, '');
  const isNumber = digits.length >= 5 && /^[+\d\s().-]+$/.test(telephone);
  return isNumber ? `tel:${telephone.trim().startsWith('+') ? '+' : ''}${digits}` : undefined;
}

/** The `mailto:` address of an e-mail address; undefined for a text that is none. */
export function emailLink(email: string): string | undefined {
  return /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(email) ? `mailto:${email}` : undefined;
}
