import { useAct } from '@vidriera/kit/hooks/use-act';
import { call } from '@vidriera/kit/requests/callable';
import { Button } from '@vidriera/kit/ui/parts/button';
import { useState } from 'react';
import styles from './moderar.module.css';

/** The thing's pictures, fetched by a press: some are hard to look at, and held ones have no address. */
export function Pictures({ caseId, paths }: { caseId: string; paths: readonly string[] }) {
  const [pictures, setPictures] = useState<readonly string[] | null>(null);
  const { isBusy, act } = useAct();
  if (paths.length === 0) return null;
  const show = () =>
    act(async () => {
      const answers = await Promise.all(
        paths.map((path) => call('desk', { what: 'picture', id: caseId, path }, { signedIn: true })),
      );
      setPictures(answers.flatMap(({ webp }) => webp ?? []));
    });
  if (!pictures)
    return (
      <Button kind="secondary" busy={isBusy} onClick={() => void show()}>
        {paths.length === 1 ? 'Ver la foto' : `Ver las ${paths.length} fotos`}
      </Button>
    );
  if (pictures.length === 0) return <p className="soft">Las fotos ya no están.</p>;
  return (
    <ul className={styles.pictures}>
      {pictures.map((webp, index) => (
        <li key={webp}>
          <img src={`data:image/webp;base64,${webp}`} alt={`Foto ${index + 1} de lo denunciado`} />
        </li>
      ))}
    </ul>
  );
}
