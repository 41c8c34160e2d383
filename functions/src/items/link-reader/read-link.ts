import type { Output } from '@vidriera/domain/api/callables-schema';
import { fetchPage } from './fetch-page.ts';
import type { Web } from './fetch-public.ts';
import { UNLISTED } from './listed.ts';
import { pageWords } from './page-words.ts';
import { type Reading, reading } from './reading.ts';

type Page = NonNullable<Output<'readLink'>['page']>;

/** Reads title and description of a page that somebody wants to link to, and which picture it names. A page without a title is nothing. */
export const readLink = (enlace: string, web: Web = UNLISTED): Promise<Reading<Page>> =>
  reading('readLink', async () => {
    const fetched = await fetchPage(enlace, web);
    const words = fetched && pageWords(fetched);
    return words?.titulo ? words : null;
  });
