import { describe, expect, it } from 'vitest';
import { openedTo, previewOf, type VisibilitySettings } from '@/people/directory.ts';
import { openedTo as openedByServer } from '../../../mock-server/church/rules/directory.ts';

const values = {
  telephone: '+595 981 234 567',
  email: 'minsu.kim@example.org',
  birthday: '05-30',
  photo: '/api/Directory/photos/a',
};

const FIELDS = ['telephone', 'email', 'birthday', 'photo'] as const;

const AUDIENCES = ['nobody', 'zone', 'members'] as const;

const withoutPhoto = { telephone: values.telephone, email: values.email, birthday: values.birthday };

const every: readonly VisibilitySettings[] = AUDIENCES.flatMap((telephone) =>
  AUDIENCES.flatMap((email) =>
    AUDIENCES.flatMap((birthday) => AUDIENCES.map((photo) => ({ telephone, email, birthday, photo }))),
  ),
);

/** The readers of a field, by the setting. */
const SEEN = {
  nobody: { neighbour: false, member: false },
  zone: { neighbour: true, member: false },
  members: { neighbour: true, member: true },
} as const;

describe('MINE-03 who sees what a member has opened', () => {
  it.each(every)('each field for itself: %o', (settings) => {
    for (const looker of ['neighbour', 'member'] as const) {
      const seen = openedTo(values, settings, looker === 'neighbour');
      const expected = FIELDS.filter((field) => SEEN[settings[field]][looker]);
      expect(Object.keys(seen)).toEqual(expected);
      expect(expected.map((field) => seen[field])).toEqual(expected.map((field) => values[field]));
    }
  });

  it('is what the server tells, with every setting and with what is missing', () => {
    for (const settings of every) {
      for (const isNeighbour of [true, false]) {
        expect(openedTo(values, settings, isNeighbour)).toEqual(openedByServer(values, settings, isNeighbour));
        expect(openedTo(withoutPhoto, settings, isNeighbour)).toEqual(
          openedByServer({ ...values, photo: null }, settings, isNeighbour),
        );
      }
    }
  });

  it('is shown beforehand as a neighbour and as another member would see it', () => {
    const settings = { telephone: 'zone', email: 'members', birthday: 'nobody', photo: 'nobody' } as const;
    const zone = { id: 10, name: '루케 구역' };
    expect(previewOf({ zone, values }, settings)).toEqual([
      { looker: 'neighbour', seen: { telephone: values.telephone, email: values.email } },
      { looker: 'member', seen: { email: values.email } },
    ]);
  });

  it('is shown to members alone where there is no zone', () => {
    const settings = { telephone: 'zone', email: 'members', birthday: 'nobody', photo: 'nobody' } as const;
    expect(previewOf({ zone: undefined, values }, settings)).toEqual([
      { looker: 'member', seen: { email: values.email } },
    ]);
  });
});
