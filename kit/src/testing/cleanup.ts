import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Every test of a screen starts with an empty document. */
afterEach(cleanup);

// A busy machine takes more than the default second to draw a screen for the first time.
configure({ asyncUtilTimeout: 10_000 });
