import { DraftNotice as Notice } from '@vidriera/kit/ui/draft-notice';

interface DraftNoticeProps {
  /** Pictures that had been chosen and are not there any more. */
  lost: number;
  edits: boolean;
  onDiscard: () => void;
}

const NO_PHOTOS = (count: number): string =>
  count === 1
    ? 'La foto que habías elegido no se guarda en el borrador: elegila de nuevo.'
    : `Las ${count} fotos que habías elegido no se guardan en el borrador: elegilas de nuevo.`;

/** Says that the form holds what was left from another time, and what of it could not be kept. */
export function DraftNotice({ lost, edits, onDiscard }: DraftNoticeProps) {
  const text = edits ? 'Recuperamos los cambios que no llegaste a guardar.' : 'Seguís con tu borrador.';
  return (
    <Notice
      text={lost > 0 ? `${text} ${NO_PHOTOS(lost)}` : text}
      discard={edits ? 'Descartar los cambios' : 'Empezar de cero'}
      onDiscard={onDiscard}
    />
  );
}
