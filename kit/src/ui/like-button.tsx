import Heart from 'lucide-react/icons/heart';
import { IconButton } from './icon-button.tsx';
import styles from './like-button.module.css';

interface LikeButtonProps {
  /** Title of what is liked. */
  title: string;
  liked: boolean;
  onToggle: () => void;
  disabled?: boolean;
}

/** The heart at a card's corner. */
export function LikeButton({ title, liked, onToggle, disabled }: LikeButtonProps) {
  return (
    <IconButton
      look="floating"
      aria-label={`Me gusta: ${title}`}
      aria-pressed={liked}
      disabled={disabled}
      onClick={onToggle}
      className={liked ? styles.liked : undefined}
    >
      <Heart size={20} />
    </IconButton>
  );
}
