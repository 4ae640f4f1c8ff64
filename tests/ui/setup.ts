import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A machine that does much else at once must not turn a test red.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library cleans up by itself only where the test functions are global.
afterEach(cleanup);
