import { once } from './once.ts';

/** zod, fetched when something that came from outside is first to be parsed: a page that was rendered on the server has nothing of the kind. */
export const loadZod = once(async () => (await import('domain/zod')).z);
