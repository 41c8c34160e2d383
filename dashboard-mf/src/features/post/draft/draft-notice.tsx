import { DraftNotice as Notice } from '@vidriera/kit/ui/form/draft-notice';

interface DraftNoticeProps {
  /** Number of chosen pictures that are not kept (any more). */
  lost: number;
  edits: boolean;
  onDiscard: () => void;
}

const NO_PHOTOS = (count: number): string =>
  count === 1
    ? 'Una foto que habías elegido ya no está: elegila de nuevo.'
    : `${count} fotos que habías elegido ya no están: elegilas de nuevo.`;

/** Shows that a draft filled the form, and how many pictures it lost. */
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
