import { describe, expect, it } from 'vitest';
import { blankStoredEdit, makeStoredEdits } from '@/content/writing/edits.store.ts';
import type { FormValues } from '@/shared/form.ts';

const FIELDS = ['title', 'id'] as const;

describe('REL-30 a half-written change', () => {
  it('is stored as texts, and is the same when it comes back', () => {
    let texts: FormValues | undefined;
    const stored = makeStoredEdits(FIELDS, { read: () => texts, write: (values) => void (texts = values) });
    expect(stored.read()).toBeUndefined();
    const edit = { version: '"3"', before: { title: '제목', id: '가' }, mine: { title: '새 제목', id: '나' } };
    stored.write({ id: 57, ...edit });
    expect(stored.read()).toEqual({ id: '57', ...edit });
    stored.write({ id: 57, ...edit, version: undefined });
    expect(stored.read()?.version).toBeUndefined();
    stored.write(undefined);
    expect(stored.read()).toBeUndefined();
    expect(texts).toEqual(blankStoredEdit(FIELDS));
  });
});
