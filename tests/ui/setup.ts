import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A machine that does much else at once must not turn a test red.
configure({ asyncUtilTimeout: 10_000 });

// The next file is tried in the same window: nothing of a test stays in it.
afterEach(() => {
  cleanup();
  // Some pages are rendered without a browser.
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
