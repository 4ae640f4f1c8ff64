import { describe, expect, it } from 'vitest';
import { failureText } from './failure-text.ts';

const STACK = `
    at captureRawStack (/home/a/node_modules/playwright-core/lib/coreBundle.js:9551:17)
    at Object.toHaveTitle (/home/a/node_modules/playwright/lib/matchers/expect.js:13334:23)
    at ChurchWorld.<anonymous> (/home/a/features/steps/pages.steps.ts:41:7)
    at /home/a/features/steps/pages.steps.ts:5:25
    at process.processTicksAndRejections (node:internal/process/task_queues:103:5)`;

describe('the text of a failure', () => {
  it('is the expected and the actual value, for a Playwright matcher', () => {
    const message = `Error: \u001b[2mexpect(\u001b[22m\u001b[31mpage\u001b[39m).toHaveTitle(expected) failed

Expected: \u001b[32m"소망한인교회"\u001b[39m
Received: \u001b[31m"로그인"\u001b[39m
Timeout:  5000ms

Call log:
  - Expect "toHaveTitle" with timeout 5000ms
${STACK}`;
    expect(failureText(message)).toBe('Expected: "소망한인교회"\nReceived: "로그인"');
  });

  it('names the element that never appeared', () => {
    const message = `Error: expect(locator).toBeVisible() failed

Locator: getByRole('button', { name: '저장' })
Expected: visible
Timeout: 5000ms
Error: element(s) not found

Call log:
  - Expect "toBeVisible" getByRole('button', { name: '저장' }) with timeout 5000ms
  - waiting for getByRole('button', { name: '저장' })
${STACK}`;
    expect(failureText(message)).toBe(
      "Locator: getByRole('button', { name: '저장' })\nExpected: visible\nError: element(s) not found",
    );
  });

  it('names the element that was to be pressed, and the one over it', () => {
    const message = `TimeoutError: locator.click: Timeout 10000ms exceeded.
Call log:
\u001b[2m  - waiting for getByRole('textbox')\u001b[22m
\u001b[2m    - locator resolved to <input id="i"/>\u001b[22m
\u001b[2m  - attempting click action\u001b[22m
\u001b[2m    - waiting for element to be visible, enabled and stable\u001b[22m
\u001b[2m    - <div class="over"></div> intercepts pointer events\u001b[22m
${STACK}`;
    expect(failureText(message)).toBe(
      `Timeout 10000ms exceeded.\nwaiting for getByRole('textbox')\n<div class="over"></div> intercepts pointer events`,
    );
  });

  it('keeps the difference of two values', () => {
    const message = `Error: expect(received).toEqual(expected) // deep equality

- Expected  - 1
+ Received  + 1

  Array [
    1,
-   3,
+   2,
  ]${STACK}`;
    expect(failureText(message)).toBe('- Expected  - 1\n+ Received  + 1\n  Array [\n    1,\n-   3,\n+   2,\n  ]');
  });

  it('keeps our own messages, without colours', () => {
    expect(
      failureText(`\n\u001b[31mError: The page reported 2 errors:\nTypeError: a\nTypeError: b\u001b[39m${STACK}`),
    ).toBe('Error: The page reported 2 errors:\nTypeError: a\nTypeError: b');
  });

  it('falls back to the name of the call when there is nothing else', () => {
    expect(failureText(`Error: expect(locator).toBeVisible() failed${STACK}`)).toBe(
      'Error: expect(locator).toBeVisible() failed',
    );
    expect(failureText(undefined)).toBeUndefined();
  });

  it('has a maximum length', () => {
    const lines = failureText(`Error: long\n${'a\n'.repeat(40)}`)?.split('\n');
    expect(lines).toHaveLength(13);
    expect(lines?.at(-1)).toBe('…');
  });
});
