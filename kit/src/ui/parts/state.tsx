import RotateCcw from '@lucide/icons/icons/rotate-ccw';
import { messages } from '@vidriera/domain/messages/messages';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Scene, type SceneName } from './scene.tsx';
import styles from './state.module.css';

interface EmptyStateProps {
  text: string;
  scene?: SceneName;
  /** At most one Button or ButtonLink. */
  action?: ReactNode;
}

export function EmptyState({ text, scene = 'shopWindow', action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Scene name={scene} />
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}

interface ErrorStateProps {
  text: string;
  onRetry?: () => void;
  busy?: boolean;
  scene?: SceneName;
  action?: ReactNode;
}

export function ErrorState({ text, onRetry, busy, scene = 'outage', action }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <Scene name={scene} />
      <p className={styles.text}>{text}</p>
      {onRetry ? (
        <Button kind="secondary" onClick={onRetry} icon={<Icon of={RotateCcw} size={20} />} busy={busy}>
          {messages.general.retry}
        </Button>
      ) : null}
      {action}
    </div>
  );
}
