import type { OwnVisibility, VisibilitySettings } from '@/people/directory.ts';

export const closedToAll: VisibilitySettings = {
  telephone: 'nobody',
  email: 'nobody',
  birthday: 'nobody',
  photo: 'nobody',
};

export const anOwnVisibility = (own: Partial<OwnVisibility> = {}): OwnVisibility => ({
  settings: closedToAll,
  listing: 'listed',
  name: '김민수',
  zone: undefined,
  values: {},
  version: '"1"',
  ...own,
});
