import { describe, expect, it, vi } from 'vitest';
import { typingReader } from '@/adapters/browser/typing-reader.ts';

describe('a reader who types', () => {
  it('is noticed as long as they are in a field, and when they leave it', () => {
    document.body.innerHTML = '<input><button>닫기</button>';
    const [field, button] = document.body.querySelectorAll<HTMLElement>('input, button');
    const told = vi.fn();
    const end = typingReader.onChange(() => told(typingReader.isThere()));
    expect(typingReader.isThere()).toBe(false);
    field?.focus();
    expect(typingReader.isThere()).toBe(true);
    field?.blur();
    expect(told.mock.calls).toEqual([[false]]);
    button?.focus();
    expect(typingReader.isThere()).toBe(false);
    end();
    button?.blur();
    expect(told).toHaveBeenCalledTimes(1);
    document.body.replaceChildren();
  });
});
