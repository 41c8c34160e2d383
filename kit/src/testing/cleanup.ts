import { cleanup, configure } from '@testing-library/react';
import { dropKeptAnswers } from '@vidriera/session/stale';
import { afterEach } from 'vitest';

/** Every test of a screen starts with an empty document. */
afterEach(cleanup);
// Nor with an answer of the test before.
afterEach(dropKeptAnswers);

// A busy machine takes more than the default second to draw a screen for the first time.
configure({ asyncUtilTimeout: 10_000 });
