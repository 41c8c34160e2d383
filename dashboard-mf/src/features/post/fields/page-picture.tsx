import ImageDown from '@lucide/icons/icons/image-down';
import { failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { Button } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { useContext, useEffect, useRef, useState } from 'react';
import { TakePictureContext } from '../images/take-picture.ts';
import styles from './page-picture.module.css';

type Shown = { file: File; view: string };

async function read(imagen: string): Promise<File | null> {
  const { call } = await import('@vidriera/kit/requests/callable');
  const { webp } = await call('readPicture', { imagen }, { signedIn: true });
  if (!webp) return null;
  const bytes = Uint8Array.from(atob(webp), (letter) => letter.charCodeAt(0));
  return new File([bytes], 'pagina.webp', { type: 'image/webp' });
}

/** Offers the picture that a page names, and shows it before it is taken. Its `key` is the picture. Publishing never waits for it. */
export function PagePicture({ imagen }: { imagen: string }) {
  const take = useContext(TakePictureContext);
  const [shown, setShown] = useState<Shown | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [words, setWords] = useState('');
  const use = useRef<HTMLButtonElement>(null);
  const statusLine = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!shown) return;
    use.current?.focus(); // the pressed button disappeared
    return () => URL.revokeObjectURL(shown.view);
  }, [shown]);

  async function bring(): Promise<void> {
    setIsReading(true);
    setWords('');
    try {
      const file = await read(imagen);
      if (file) setShown({ file, view: URL.createObjectURL(file) });
      else setWords(messages.imagen.notRead);
    } catch (caught) {
      logUnforeseen(caught);
      const { code, message } = failureOf(caught);
      setWords(code === 'internal' ? messages.imagen.notRead : message);
    } finally {
      setIsReading(false);
    }
  }
  function end(text: string): void {
    setShown(null);
    setWords(text);
    statusLine.current?.focus();
  }
  return (
    <div className={styles.picture}>
      {shown ? (
        <figure className={styles.shown}>
          <img src={shown.view} alt="Foto de la página" className={styles.image} />
          <figcaption className="row">
            <Button
              ref={use}
              kind="secondary"
              onClick={() => {
                take(shown.file);
                end('La foto quedó elegida, más abajo.');
              }}
            >
              Usar esta foto
            </Button>
            <Button kind="ghost" onClick={() => end('No la usamos.')}>
              No usarla
            </Button>
          </figcaption>
        </figure>
      ) : (
        <Button
          kind="secondary"
          busy={isReading}
          busyText="Trayendo la foto…"
          onClick={() => void bring()}
          icon={<Icon of={ImageDown} size={20} />}
        >
          Traer la foto de la página
        </Button>
      )}
      <p ref={statusLine} role="status" tabIndex={-1} className={words ? undefined : 'sr-only'}>
        {words}
      </p>
    </div>
  );
}
