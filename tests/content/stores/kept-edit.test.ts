import { describe, expect, it } from 'vitest';
import { blankKeptEdit, keepEdits } from '@/content/stores/kept-edit.ts';
import type { FormValues } from '@/shared/machines/form-state.ts';

const FIELDS = ['title', 'id'] as const;

describe('REL-30 a half-written change', () => {
  it('is kept as texts, and is the same when it comes back', () => {
    let texts: FormValues | undefined;
    const kept = keepEdits(FIELDS, { read: () => texts, write: (values) => void (texts = values) });
    expect(kept.read()).toBeUndefined();
    const edit = { version: '"3"', before: { title: '제목', id: '가' }, mine: { title: '새 제목', id: '나' } };
    kept.write({ id: 57, ...edit });
    expect(kept.read()).toEqual({ id: '57', ...edit });
    kept.write({ id: 57, ...edit, version: undefined });
    expect(kept.read()?.version).toBeUndefined();
    kept.write(undefined);
    expect(kept.read()).toBeUndefined();
    expect(texts).toEqual(blankKeptEdit(FIELDS));
  });
});
