import { cleanup, configure } from '@testing-library/react';
import { dropKeptAnswers } from '@vidriera/session/stale';
import { afterEach } from 'vitest';

afterEach(cleanup);
afterEach(dropKeptAnswers);

// A busy machine takes over a second to render a screen for the first time.
configure({ asyncUtilTimeout: 10_000 });
