import type { Registration } from '@/auth/domain/registration.ts';

/** What somebody writes who wants an account. */
export function anEntry(changes: Partial<Registration> = {}): Registration {
  return { email: 'haneul@example.org', password: 'Somang1976!', confirmation: 'Somang1976!', ...changes };
}
