import CircleAlert from '@lucide/icons/icons/circle-alert';
import { messages } from '@vidriera/domain/messages/messages';
import { Button } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import styles from './change-notice.module.css';

interface ChangeNoticeProps {
  /** 'changed': elsewhere, while it was edited. 'published': by an attempt whose answer was lost, or another tab with this draft. */
  code: 'changed' | 'published';
  /** Replaces the typed values by the stored ones. */
  onLoadOther: () => void;
  onOverwrite: () => void;
  /** Publishes another item. */
  onPublishApart: () => void;
}

/** Asks which version stays after the item was found with other fields. */
export function ChangeNotice({ code, onLoadOther, onOverwrite, onPublishApart }: ChangeNoticeProps) {
  const isNew = code === 'published';
  return (
    <div role="alert" className={styles.change}>
      <p className={styles.words}>
        <Icon of={CircleAlert} size={20} />
        <span>
          <strong>{messages.post[code]}</strong>{' '}
          {isNew
            ? 'Elegí si es lo mismo o algo más.'
            : 'No guardamos nada todavía: elegí con cuál te quedás.'}
        </span>
      </p>
      <div className={styles.actions}>
        <Button kind="secondary" onClick={isNew ? onPublishApart : onLoadOther}>
          {isNew ? 'Publicar esto aparte' : 'Cargar la otra y perder lo mío'}
        </Button>
        <Button kind="secondary" onClick={onOverwrite}>
          {isNew ? 'Reemplazar lo publicado' : 'Guardar la mía y reemplazar la otra'}
        </Button>
      </div>
    </div>
  );
}
