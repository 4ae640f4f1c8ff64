import type { Person } from '@/organisation/domain/organisation.ts';
import type { NamedValue } from '@/ui/kit/data/dotted-list.tsx';
import type { OfficeNames } from '@/ui/messages/ko/office-names.ts';

/** A row for every office with a holder; several holders are side by side (ORGN-04, ORGN-06…08). */
export function officeRows<Group extends object>(names: OfficeNames<Group>, group: Group): readonly NamedValue[] {
  const holders = new Map<string, unknown>(Object.entries(group));
  return Object.entries<string | undefined>(names).flatMap(([office, name = '']) => {
    const value = namesOf(holders.get(office));
    return value === '' ? [] : [{ name, value }];
  });
}

function namesOf(holder: unknown): string {
  const people = Array.isArray(holder) ? holder : [holder];
  return people.flatMap((person: unknown) => (isPerson(person) ? [person.name] : [])).join(', ');
}

function isPerson(value: unknown): value is Person {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}
