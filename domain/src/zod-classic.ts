/** zod with its methods, for scripts and tests that no browser loads. */
export { z } from 'zod';
