import { cleanup, configure } from '@testing-library/react';
import { dropKeptAnswers } from '@vidriera/session/stale';
import { afterEach } from 'vitest';

afterEach(cleanup);
afterEach(dropKeptAnswers);

// The limit of `vitest.config.ts`, for waits of the library.
configure({ asyncUtilTimeout: 120_000 });
