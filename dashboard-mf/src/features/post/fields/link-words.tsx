import type { Output } from '@vidriera/domain/api/callables-schema';
import { failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { isBandcamp } from '@vidriera/domain/link/players';
import { messages } from '@vidriera/domain/messages/messages';
import { enlaceSchema } from '@vidriera/domain/values/safe-url-schema';
import { useDebounced } from '@vidriera/kit/hooks/use-debounced';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { PagePicture } from './page-picture.tsx';

const QUIET = 700;
const { readingPage, pageRead, pageNotRead } = messages.post;

/** The address to read; `null` for mails, phones and whatever is no address yet. */
function webAddress(text: string): string | null {
  const { data } = enlaceSchema.safeParse(text);
  return data?.startsWith('http') ? data : null;
}

async function read(enlace: string): Promise<Output<'readLink'>> {
  const { call } = await import('@vidriera/kit/requests/callable');
  return call('readLink', { enlace }, { signedIn: true });
}

/**
 * Fills in title and description, where both are empty, from the page that the link leads to, and offers its picture. Of a page of Bandcamp it
 * also keeps the player. Publishing never waits for it.
 */
export function LinkWords() {
  const { control, getValues, setValue } = useFormContext<PostValues>();
  const typed = useWatch({ control, name: 'enlace' });
  const rested = useDebounced(typed, QUIET);
  const [words, setWords] = useState('');
  const [imagen, setImagen] = useState<string | null>(null);
  // Another address plays something else.
  const of = useRef(typed);
  useEffect(() => {
    if (of.current !== typed) setValue('reproductorId', '');
    of.current = typed;
  }, [typed, setValue]);
  useEffect(() => {
    const enlace = webAddress(rested);
    const isOfBandcamp = enlace !== null && isBandcamp(new URL(enlace));
    const isEmpty = () => getValues('titulo') === '' && getValues('descripcion') === '';
    setWords('');
    setImagen(null);
    if (!enlace || !(isEmpty() || isOfBandcamp)) return;
    let isOther = false;
    if (isEmpty()) setWords(readingPage);
    read(enlace).then(
      ({ page }) => {
        if (isOther) return;
        if (isOfBandcamp && page?.reproductorId !== undefined)
          setValue('reproductorId', page.reproductorId, { shouldDirty: true });
        if (!isEmpty()) return setWords('');
        if (!page) return setWords(pageNotRead);
        setImagen(page.imagen ?? null);
        for (const name of ['titulo', 'descripcion'] as const)
          setValue(name, page[name], { shouldDirty: true, shouldValidate: page[name] !== '' });
        setWords(pageRead);
      },
      (caught: unknown) => {
        logUnforeseen(caught);
        const { code, message } = failureOf(caught);
        const why = code === 'invalid-data' ? message : pageNotRead;
        if (!isOther) setWords(isEmpty() ? why : '');
      },
    );
    return () => {
      isOther = true;
    };
  }, [rested, getValues, setValue]);
  // Hidden while it is empty, so that it takes no room; a live region has to be there before its words.
  return (
    <>
      <p role="status" className={words ? undefined : 'sr-only'}>
        {words}
      </p>
      {imagen ? <PagePicture key={imagen} imagen={imagen} /> : null}
    </>
  );
}
