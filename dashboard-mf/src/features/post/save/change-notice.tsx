import CircleAlert from '@lucide/icons/icons/circle-alert';
import { messages } from '@vidriera/domain/messages/messages';
import { Button } from '@vidriera/kit/ui/button';
import { Icon } from '@vidriera/kit/ui/icon';
import styles from './change-notice.module.css';

interface ChangeNoticeProps {
  /** Replaces the typed values by the stored ones. */
  onLoadOther: () => void;
  onOverwrite: () => void;
}

/** Asks which version stays after the item was changed elsewhere. */
export function ChangeNotice({ onLoadOther, onOverwrite }: ChangeNoticeProps) {
  return (
    <div role="alert" className={styles.change}>
      <p className={styles.words}>
        <Icon of={CircleAlert} size={20} />
        <span>
          <strong>{messages.post.changed}</strong> No guardamos nada todavía: elegí con cuál te quedás.
        </span>
      </p>
      <div className={styles.actions}>
        <Button kind="secondary" onClick={onLoadOther}>
          Cargar la otra y perder lo mío
        </Button>
        <Button kind="secondary" onClick={onOverwrite}>
          Guardar la mía y reemplazar la otra
        </Button>
      </div>
    </div>
  );
}
