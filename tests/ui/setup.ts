import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine must not fail a test.
configure({ asyncUtilTimeout: 10_000 });

// The next test uses the same window, so everything is removed.
afterEach(() => {
  cleanup();
  // Some pages are rendered in Node.
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  window.history.replaceState(null, '', '/');
});
