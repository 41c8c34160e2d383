import { cx } from '../../class-names.ts';
import { Picture } from '../cards/picture.tsx';
import styles from './avatar.module.css';

interface AvatarProps {
  imagen: string | null | undefined;
  name: string;
  seed: string;
  /** px: 28, 44, 64, 112 (80 on phones). */
  size?: 's' | 'm' | 'l' | 'xl';
  /** '' if the name stands beside it. */
  alt?: string;
  priority?: boolean;
  lit?: boolean;
}

const SOURCES = {
  s: { only: 160 },
  m: { only: 160 },
  l: { sizes: '64px' },
  xl: { sizes: '(min-width: 900px) 112px, 80px' },
} as const;

/** A person's or venue's round photo, or their initials. */
export function Avatar({ imagen, name, seed, size = 's', alt = '', priority, lit }: AvatarProps) {
  return (
    <Picture
      imagen={imagen}
      alt={alt}
      seed={seed}
      title={name}
      ratio="1:1"
      className={cx(styles.avatar, styles[size], lit && styles.lit)}
      {...SOURCES[size]}
      priority={priority}
    />
  );
}
