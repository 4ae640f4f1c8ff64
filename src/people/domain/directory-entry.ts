import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { OpenedValues } from './visibility.ts';

export interface DirectoryZone {
  readonly id: EntityId;
  readonly name: string;
}

/** A member in the directory, with what they have opened to this reader. */
export interface DirectoryEntry extends OpenedValues {
  readonly id: EntityId;
  readonly name: string;
  readonly zone: DirectoryZone | undefined;
}

/** Entries of a page, in the server's order. */
export const DIRECTORY_PAGE_SIZE = 20;

/** Where a press on a telephone number leads; undefined for a text that is none. */
export function telephoneLink(telephone: string): string | undefined {
  const digits = telephone.replaceAll(/\D/g, '');
  const isNumber = digits.length >= 5 && /^[+\d\s().-]+$/.test(telephone);
  return isNumber ? `tel:${telephone.trim().startsWith('+') ? '+' : ''}${digits}` : undefined;
}

/** Where a press on an e-mail address leads; undefined for a text that is none. */
export function emailLink(email: string): string | undefined {
  return /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(email) ? `mailto:${email}` : undefined;
}
