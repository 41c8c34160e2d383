import { failureOf } from '@vidriera/domain/failure';
import { toast } from '@vidriera/kit/messages/toast';
import { call } from '@vidriera/kit/requests/callable';
import { Button } from '@vidriera/kit/ui/parts/button';
import { useState } from 'react';
import styles from './moderar.module.css';

/** The thing's pictures, fetched by a press: some are hard to look at, and held ones have no address. */
export function Pictures({ caseId, paths }: { caseId: string; paths: readonly string[] }) {
  const [pictures, setPictures] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);
  if (paths.length === 0) return null;
  const show = async () => {
    setBusy(true);
    try {
      const answers = await Promise.all(
        paths.map((path) => call('desk', { what: 'picture', id: caseId, path }, { signedIn: true })),
      );
      setPictures(answers.flatMap(({ webp }) => webp ?? []));
    } catch (caught) {
      toast.error(failureOf(caught).message);
    } finally {
      setBusy(false);
    }
  };
  if (!pictures)
    return (
      <Button kind="secondary" busy={busy} onClick={() => void show()}>
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
