import { describe, expect, it, vi } from 'vitest';
import { typingObstacle } from '@/adapters/browser/obstacles.ts';

describe('a reader who is typing', () => {
  it('counts as such while a field is focused, and leaving it is reported', () => {
    document.body.innerHTML = '<input><button>닫기</button>';
    const [field, button] = document.body.querySelectorAll<HTMLElement>('input, button');
    const notified = vi.fn();
    const end = typingObstacle.onChange(() => notified(typingObstacle.isThere()));
    expect(typingObstacle.isThere()).toBe(false);
    field?.focus();
    expect(typingObstacle.isThere()).toBe(true);
    field?.blur();
    expect(notified.mock.calls).toEqual([[false]]);
    button?.focus();
    expect(typingObstacle.isThere()).toBe(false);
    end();
    button?.blur();
    expect(notified).toHaveBeenCalledTimes(1);
    document.body.replaceChildren();
  });
});
