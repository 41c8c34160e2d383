import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Every test of a screen starts with an empty document. */
afterEach(cleanup);
